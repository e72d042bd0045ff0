/// <reference types="@vitest/browser-playwright" />
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { ColourContrast } from './ColourContrast.tsx';

const failing = { text: '#9aa5b1', textAlpha: 1, background: '#f5f7fa' } as const;

afterEach(async () => {
  vi.unstubAllGlobals();
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  await page.viewport(1024, 768);
});

/** Stands for the browser's own, which needs a person and a screen. */
function stubEyeDropper(open: () => Promise<{ sRGBHex: string }>) {
  vi.stubGlobal(
    'EyeDropper',
    class {
      open = open;
    },
  );
}

const pickText = { name: 'Pick the text colour from the screen' };

test('a colour is picked from the screen', async () => {
  stubEyeDropper(async () => ({ sRGBHex: '#123456' }));
  const screen = await render(inProvider(<ColourContrast />));
  await screen.getByRole('button', pickText).click();
  await expect.element(screen.getByRole('textbox', { name: 'Text colour' })).toHaveValue('#123456');
});

test('who leaves off picking is not told so, what fails is', async () => {
  const open = vi.fn<() => Promise<{ sRGBHex: string }>>();
  stubEyeDropper(open);
  const screen = await render(inProvider(<ColourContrast />));
  const field = screen.getByRole('textbox', { name: 'Text colour' });
  open.mockRejectedValueOnce(new DOMException('Left off.', 'AbortError'));
  await screen.getByRole('button', pickText).click();
  await expect.element(field).toBeValid();
  open.mockRejectedValueOnce(new DOMException('No screen.', 'OperationError'));
  await screen.getByRole('button', pickText).click();
  await expect.element(field).toHaveAccessibleDescription(/could not pick a colour from the screen/);
  await expect.element(field).toHaveValue('#767676');
  await field.fill('#000000');
  await expect.element(field).toBeValid();
});

test('where the browser can’t pick from the screen, nothing offers it', async () => {
  vi.stubGlobal('EyeDropper', undefined);
  const screen = await render(inProvider(<ColourContrast />));
  await expect.element(screen.getByRole('textbox', { name: 'Text colour' })).toBeVisible();
  expect(screen.getByRole('button', pickText).query()).toBeNull();
});

test('a colour of the palette keeps the opacity', async () => {
  const onColoursChange = vi.fn();
  const colours = { text: '#000000', textAlpha: 153 / 255, background: '#ffffff' } as const;
  const screen = await render(
    inProvider(<ColourContrast defaultColours={colours} {...{ onColoursChange }} />),
  );
  const palette = screen.getByLabelText('Choose the text colour from a palette');
  await expect.element(palette).toHaveValue('#000000');
  await palette.fill('#ff0000');
  await expect.element(screen.getByRole('textbox', { name: 'Text colour' })).toHaveValue('#ff000099');
  expect(onColoursChange).toHaveBeenLastCalledWith({ ...colours, text: '#ff0000' }, expect.anything());
});

test('what was typed and is no colour is gone once the colour is another one', async () => {
  const screen = await render(inProvider(<ColourContrast />));
  const field = screen.getByRole('textbox', { name: 'Text colour' });
  await field.fill('nonsense');
  await expect.element(field).toBeInvalid();
  for (const text of ['#ffffff', '#767676']) {
    await screen.getByRole('button', { name: 'Swap the colours' }).click();
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toBeValid();
  }
});

test('a text of megabytes is refused and not repeated', async () => {
  const screen = await render(inProvider(<ColourContrast />));
  const field = screen.getByRole('textbox', { name: 'Text colour' });
  await field.fill('x'.repeat(1_000_000));
  await expect.element(field).toHaveAccessibleDescription(/“x{40}…” is no colour/);
});

/** As far as Tab goes. */
async function tabTo(target: Locator) {
  for (let tabs = 0; tabs < 40 && document.activeElement !== target.query(); tabs++) await userEvent.tab();
  await expect.element(target).toHaveFocus();
}

test('by keyboard alone: each control in its order, a slider by arrows, an offer by Enter', async () => {
  const screen = await render(inProvider(<ColourContrast defaultColours={failing} />));
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: 'Text colour' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByLabelText('Choose the text colour from a palette')).toHaveFocus();
  const lightness = screen.getByRole('slider', { name: 'Lightness of the text colour' });
  await tabTo(lightness);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(lightness).toHaveAttribute('aria-valuetext', '64 %');
  const offer = screen.getByRole('button', { name: /^Use #.{6} for the text$/ }).first();
  await tabTo(offer);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

test.each([320, 360])('at %s px nothing sticks out', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(inProvider(<ColourContrast defaultColours={failing} linkOf={() => '/'} />));
  await expect.element(screen.getByText('2.33:1')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('where colours are forced, the preview keeps its own', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  const screen = await render(inProvider(<ColourContrast defaultColours={failing} />));
  const specimen = screen.getByText('Large text for headings').element();
  expect(getComputedStyle(specimen).color).toBe('rgb(154, 165, 177)');
  const panel = specimen.parentElement ?? document.body;
  expect(getComputedStyle(panel).backgroundColor).toBe('rgb(245, 247, 250)');
  const ratio = screen.getByText('2.33:1').element();
  expect(getComputedStyle(ratio).color).not.toBe(getComputedStyle(panel).color);
});
