import { goldenScan } from '@sitelens/golden';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { goldenService } from '../testing/goldenService.ts';
import { inProvider } from '../testing/inProvider.tsx';
import { CommonComponents } from './CommonComponents.tsx';
import { SitelensClientProvider } from './SitelensClientProvider.tsx';

const { projectId, scanId } = goldenScan;

test('a page is asked for when its example is shown, its boxes when the screenshot is opened', async () => {
  const { asked, clients } = goldenService();
  const screen = await render(
    inProvider(
      <SitelensClientProvider {...clients}>
        <CommonComponents projectId={projectId} scanId={scanId} />
      </SitelensClientProvider>,
    ),
  );
  await expect.element(screen.getByRole('row', { name: /image-alt/ })).toBeVisible();
  expect(asked).toEqual(['accessibility/common-components']);

  await screen
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  await expect.element(screen.getByRole('button', { name: 'Open screenshot' })).toBeVisible();
  expect(asked.slice(1)).toEqual([expect.stringMatching(/^pages\/[^/]+$/)]);

  await screen.getByRole('button', { name: 'Open screenshot' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect
    .poll(() => asked.slice(2))
    .toEqual([expect.stringMatching(/^accessibility\/pages\/.+\/image-alt\/boxes$/)]);
});

test('the rule’s other issues on the page can be stepped to', async () => {
  const { clients } = goldenService();
  const screen = await render(
    inProvider(
      <SitelensClientProvider {...clients}>
        <CommonComponents projectId={projectId} scanId={scanId} />
      </SitelensClientProvider>,
    ),
  );
  await screen
    .getByRole('row', { name: /color-contrast.*on 2 pages/ })
    .getByRole('button', { name: /^Details/ })
    .click();
  await screen.getByRole('button', { name: 'Open screenshot' }).click();
  await expect.element(screen.getByText('Issue 1 of 2')).toBeVisible();
  await screen.getByRole('button', { name: 'Next issue' }).click();
  await expect.element(screen.getByText('Issue 2 of 2')).toBeVisible();
});
