/// <reference types="@vitest/browser-playwright" />
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { marker, untilShown, Viewer } from './testing/viewerUnderTest.tsx';

beforeEach(() =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] }),
);
afterEach(() => cdp().send('Emulation.setEmulatedMedia', { features: [] }));

test('boxes are outlined where colours are forced and shadows fall away, the chosen one more', async () => {
  await render(<Viewer focusedIssueId="issue-0" />);
  await untilShown();
  const chosen = getComputedStyle(marker('issue-0'));
  const other = getComputedStyle(marker('issue-1'));
  expect(chosen.outlineStyle).toBe('solid');
  expect(Number.parseFloat(chosen.outlineWidth)).toBeGreaterThan(Number.parseFloat(other.outlineWidth));
  expect(other.outlineStyle).toBe('solid');
});
