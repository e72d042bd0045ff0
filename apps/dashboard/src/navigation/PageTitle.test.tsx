import { SitelensProvider } from '@sitelens/ui/theme';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageTitle } from './PageTitle.tsx';

let meta: HTMLMetaElement;
beforeEach(() => {
  meta = document.createElement('meta');
  meta.name = 'description';
  meta.content = 'Of the site';
  document.head.append(meta);
});
afterEach(() => meta.remove());

const title = (description?: string) => (
  <SitelensProvider theme="light">
    <PageTitle {...(description !== undefined && { description })}>Overview</PageTitle>
  </SitelensProvider>
);

test('a screen brings its title and its description, and takes both away with it', async () => {
  const screen = await render(title('Of the screen'));
  expect(document.title).toBe('Overview – Sitelens');
  expect(meta.content).toBe('Of the screen');
  await screen.rerender(title('Of another one'));
  expect(meta.content).toBe('Of another one');
  await screen.rerender(title());
  expect(meta.content).toBe('Of the site');
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
});
