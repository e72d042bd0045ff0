import { SCREEN_SIZE_NAMES } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BEZELS } from './devices.ts';
import { device, testPage, untilShown, Viewer } from './testing/viewerUnderTest.tsx';

/** The case around the screen, as it is drawn. */
function bezel() {
  const { paddingTop, paddingBottom, paddingLeft } = getComputedStyle(deviceCase());
  return [paddingTop, paddingLeft, paddingBottom].map(Number.parseFloat);
}

function deviceCase(): HTMLElement {
  let around: HTMLElement | null = device();
  while (around && getComputedStyle(around).paddingTop === '0px') around = around.parentElement;
  if (!around) throw new Error('There is no case around the screen.');
  return around;
}

test.each(SCREEN_SIZE_NAMES)('the page of a %s is shown in one', async (screenSize) => {
  await render(<Viewer page={testPage()} screenSize={screenSize} />);
  await untilShown();
  const { top, side, bottom, stand } = BEZELS[screenSize];
  expect(bezel()).toEqual([top, side, bottom]);
  const around = deviceCase();
  expect(around.nextElementSibling?.getBoundingClientRect().height ?? 0).toBe(stand);
  expect(device().clientWidth > device().clientHeight).toBe(screenSize === 'desktop');
});
