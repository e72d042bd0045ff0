import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { LinkProvider } from '../../internal/LinkContext.tsx';
import { TextLink } from './TextLink.tsx';

test('an internal link is the router’s', async () => {
  const screen = await render(
    inProvider(
      <LinkProvider renderLink={({ href, children }) => <a href={`/base${href}`}>{children}</a>}>
        <TextLink href="/dashboard">Dashboard</TextLink>
      </LinkProvider>,
    ),
  );
  await expect
    .element(screen.getByRole('link', { name: 'Dashboard' }))
    .toHaveAttribute('href', '/base/dashboard');
});

test('an external link opens a tab that can’t reach back, and says so', async () => {
  const screen = await render(
    inProvider(
      <TextLink isExternal href="https://example.com/">
        Example
      </TextLink>,
    ),
  );
  const link = screen.getByRole('link', { name: 'Example (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each(['javascript:alert(1)', 'data:text/html,x'])('%s is text', async (href) => {
  const screen = await render(inProvider(<TextLink href={href}>hostile</TextLink>));
  await expect.element(screen.getByText('hostile')).toBeVisible();
  expect(document.querySelector('a')).toBeNull();
});

test('a link that stands alone is a target of 24 px at least, and takes no more room than its line', async () => {
  const screen = await render(
    inProvider(
      <p style={{ font: '14px/20px sans-serif' }}>
        <TextLink href="/issues" isStandalone>
          7
        </TextLink>
      </p>,
    ),
  );
  const link = screen.getByRole('link').element().getBoundingClientRect();
  expect(Math.min(link.width, link.height)).toBeGreaterThanOrEqual(24);
  const line = screen.getByRole('paragraph').element().getBoundingClientRect();
  expect(line.height).toBeLessThanOrEqual(24);
});
