import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { Snippet } from './Snippet.tsx';

const { load } = vi.hoisted(() => ({ load: vi.fn() }));

vi.mock('./highlighter.ts', async () => {
  const { partOnDemand } = await import('../internal/partOnDemand.ts');
  return { highlighter: partOnDemand(load) };
});

afterEach(() => {
  vi.restoreAllMocks();
});

const HTML = '<img src="x" onerror="alert(1)">';
const codeIn = (container: Element) => container.querySelector('code')?.textContent;

test('without the highlighter the text is plain, marked and no failure', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const marked = <Snippet code={HTML} label="Failing element" failingParts={[{ start: 5, end: 12 }]} />;
  const screen = await render(inProvider(marked));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.container.querySelector('mark')?.textContent).toContain('src="x"');
  expect(screen.container.querySelector('[data-kind], [role=alert], img')).toBeNull();
});

test('a page without a clipboard, as one without https, offers the text in a prompt', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  vi.spyOn(navigator, 'clipboard', 'get').mockImplementation(() => JSON.parse('{}').none);
  const prompt = vi.spyOn(window, 'prompt').mockReturnValue(null);
  const screen = await render(inProvider(<Snippet code={HTML} label="Failing element" />));
  await screen.getByRole('button', { name: 'Copy: Failing element' }).click();
  await vi.waitFor(() => expect(prompt).toHaveBeenCalledExactlyOnceWith('Copy the text:', HTML));
});

test('5 MB open without a freeze, and all of it is there', async () => {
  const code = `<p>${'A word or two. '.repeat(350_000)}</p>`;
  const screen = await render(inProvider(<Snippet code={code} label="Failing element" />));
  expect(codeIn(screen.container)).toBe(code.slice(0, 500));
  const started = performance.now();
  await screen.getByRole('button', { name: /Show all/ }).click();
  await vi.waitFor(() => expect(codeIn(screen.container)?.length).toBe(code.length));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // Laid out as one text, it takes half a minute.
  expect(performance.now() - started).toBeLessThan(8_000);
  expect(codeIn(screen.container)).toBe(code);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

test('a word of 10,000 characters does not widen the page', async () => {
  const screen = await render(
    inProvider(
      <div style={{ width: 300 }}>
        <Snippet code={'x'.repeat(10_000)} label="Failing element" maxLength={20_000} />
      </div>,
    ),
  );
  const scroller = screen.container.querySelector('pre');
  expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
  await expect
    .element(screen.getByRole('group', { name: 'Failing element' }))
    .toHaveAttribute('tabindex', '0');
});
