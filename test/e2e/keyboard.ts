import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** More than there are stops on any of our screens. */
const STOPS = 200;

/** Goes on with the Tab key until a control has the focus, and no other way. */
export async function tabTo(control: Locator): Promise<void> {
  await control.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await hasFocus(control)) return;
    await control.page().keyboard.press('Tab');
  }
  throw new Error(`The Tab key doesn't lead to ${String(control)}.`);
}

/** Goes to a control with the Tab key and presses a key there. */
export async function pressOn(control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press(key);
}

/** Whether a control has the focus now. */
function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

/** Waits until the focus is in what has been opened: a key pressed before that goes to what lies behind. */
export async function waitForFocusIn(opened: Locator): Promise<void> {
  await expect.poll(() => opened.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Closes what has been opened by the Escape key; the focus is then back where it was opened, or where told. */
export async function escapeFrom(opened: Locator, focused: Locator): Promise<void> {
  await opened.page().keyboard.press('Escape');
  await opened.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(focused)).toBe(true);
}

/** Opens a help article by its button, and leaves it by Escape. */
export async function readHelp(opener: Locator): Promise<void> {
  await pressOn(opener);
  const help = opener.page().getByRole('dialog');
  await help.getByRole('heading', { name: 'How to fix it' }).waitFor();
  await waitForFocusIn(help);
  await escapeFrom(help, opener);
}
