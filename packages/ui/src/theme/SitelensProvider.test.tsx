import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { Button } from '../primitives/Button/Button.tsx';
import { SeverityBadge } from '../primitives/SeverityBadge/SeverityBadge.tsx';
import { GlobalStyle } from './GlobalStyle.ts';
import { SitelensProvider } from './SitelensProvider.tsx';
import { themes, tokens } from './tokens.ts';

afterEach(() => cleanup());

function colourOf(element: Element, property: 'color' | 'backgroundColor' = 'color'): string {
  return getComputedStyle(element)[property];
}

/** `#rrggbb` as the browser writes it. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

describe('the theme', () => {
  test.each(['light', 'dark', 'high-contrast'] as const)('%s sets its variables', async (theme) => {
    const screen = await render(
      <SitelensProvider theme={theme}>
        <p>Text</p>
      </SitelensProvider>,
    );
    expect(colourOf(screen.getByText('Text').element())).toBe(rgb(themes[theme].color.text));
  });

  test('system follows the reader (here: a light scheme)', async () => {
    const screen = await render(
      <SitelensProvider>
        <p>Text</p>
      </SitelensProvider>,
    );
    expect(window.matchMedia('(prefers-color-scheme: dark)').matches).toBe(false);
    expect(colourOf(screen.getByText('Text').element())).toBe(rgb(themes.light.color.text));
  });

  test('an inner provider has its own', async () => {
    const screen = await render(
      <SitelensProvider theme="dark">
        <SitelensProvider theme="light">
          <p>Inner</p>
        </SitelensProvider>
      </SitelensProvider>,
    );
    expect(colourOf(screen.getByText('Inner').element())).toBe(rgb(themes.light.color.text));
  });

  test('an appearance overrides a variable', async () => {
    const screen = await render(
      <SitelensProvider theme="light" appearance={{ variables: { 'color-accent': '#0b6e4f' } }}>
        <Button variant="primary">Save</Button>
      </SitelensProvider>,
    );
    expect(colourOf(screen.getByRole('button').element(), 'backgroundColor')).toBe(rgb('#0b6e4f'));
  });
});

describe('the host’s page', () => {
  test('keeps its look, and lends its font', async () => {
    const before = getComputedStyle(document.body).backgroundColor;
    const screen = await render(
      <div style={{ fontFamily: 'Georgia' }}>
        <SitelensProvider theme="dark">
          <Button>Save</Button>
        </SitelensProvider>
      </div>,
    );
    expect(getComputedStyle(screen.getByRole('button').element()).fontFamily).toBe('Georgia');
    expect(getComputedStyle(document.body).backgroundColor).toBe(before);
  });

  test('gets background and fonts only by GlobalStyle', async () => {
    const screen = await render(
      <SitelensProvider theme="dark">
        <GlobalStyle />
        <Button>Save</Button>
      </SitelensProvider>,
    );
    expect(getComputedStyle(document.documentElement).backgroundColor).toBe(rgb(themes.dark.color.page));
    expect(getComputedStyle(screen.getByRole('button').element()).fontFamily).toContain('system-ui');
  });
});

describe('words', () => {
  test('come from the texts, and from English where those are silent', async () => {
    const texts = { ui: { severity: { critical: 'Kritisch' } } };
    const screen = await render(
      <SitelensProvider language="de" texts={texts}>
        <SeverityBadge impact="critical" />
        <SeverityBadge impact="minor" />
      </SitelensProvider>,
    );
    await expect.element(screen.getByText('Kritisch')).toBeVisible();
    await expect.element(screen.getByText('Minor')).toBeVisible();
  });

  test('stay English when the address gives no texts, and the host is told', async () => {
    const onTextsError = vi.fn();
    const screen = await render(
      <SitelensProvider language="de" texts="data:application/json,[1,2]" onTextsError={onTextsError}>
        <SeverityBadge impact="critical" />
      </SitelensProvider>,
    );
    await vi.waitFor(() => expect(onTextsError).toHaveBeenCalledOnce());
    expect(onTextsError.mock.lastCall?.[0]).toMatchObject({
      name: 'LoadTextsError',
      language: 'de',
      message: "Could not load translation for the 'de' language",
    });
    await expect.element(screen.getByText('Critical')).toBeVisible();
  });

  test('that can’t be had are told to the reader where the host doesn’t listen', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const screen = await render(
      <SitelensProvider language="de" texts="data:application/json,[1,2]">
        <SeverityBadge impact="critical" />
      </SitelensProvider>,
    );
    await expect
      .element(screen.getByText("Could not load translation for the 'de' language").first())
      .toBeVisible();
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'LoadTextsError' }));
    log.mockRestore();
  });

  test('arrive by address', async () => {
    const json = encodeURIComponent(JSON.stringify({ ui: { severity: { critical: 'Kritisch' } } }));
    const screen = await render(
      <SitelensProvider language="de" texts={`data:application/json,${json}`}>
        <SeverityBadge impact="critical" />
      </SitelensProvider>,
    );
    await expect.element(screen.getByText('Kritisch')).toBeVisible();
  });
});

test('without the provider, the error names it', () => {
  expect(() => renderToString(<Button>Save</Button>)).toThrow('<SitelensProvider>');
});

test('a server can render it, words and theme included', () => {
  const html = renderToString(
    <SitelensProvider theme="dark">
      <SeverityBadge impact="critical" />
    </SitelensProvider>,
  );
  expect(html).toContain('data-sitelens-theme="dark"');
  expect(html).toContain('Critical');
  expect(tokens.color.text).toBe('var(--sitelens-color-text)');
});
