import { expect } from 'vitest';

const QUIET_MS = 150;
const MOST_MS = 5_000;

/** Until fonts and the pictures in view are there, and the page has not changed for a while. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  await quiet();
  await expect.poll(() => Array.from(document.images).filter(isAwaited).length, { timeout: 10_000 }).toBe(0);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** What follows the size of the view does so in steps: observers, then state, then pictures. */
function quiet(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let timer = setTimeout(resolve, QUIET_MS);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(resolve, QUIET_MS);
  };
  const changes = new MutationObserver(wait);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  document.addEventListener('scroll', wait, { capture: true });
  document.addEventListener('load', wait, { capture: true });
  setTimeout(resolve, MOST_MS);
  return promise.finally(() => {
    changes.disconnect();
    document.removeEventListener('scroll', wait, { capture: true });
    document.removeEventListener('load', wait, { capture: true });
  });
}

/** Pictures that load lazily are waited for where they are seen; one that can't be loaded is complete. */
function isAwaited(picture: HTMLImageElement): boolean {
  const { top, bottom, left, right } = picture.getBoundingClientRect();
  const isSeen = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  return isSeen && !picture.complete;
}
