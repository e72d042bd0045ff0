import { type RefObject, useLayoutEffect, useState } from 'react';

/** Changes of these may change what a variable stands for. */
const QUERIES = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];

/**
 * CSS colours, such as `var(--sitelens-color-text)`, as `#rrggbb` in the place of an element, for a library
 * that can't read variables. Follows the theme, the host's appearance and forced colours.
 *
 * @param colours an array that stays the same
 * @returns nothing before the element is there
 */
export function useRealColours(
  element: RefObject<HTMLElement | null>,
  colours: readonly string[],
): readonly string[] | undefined {
  const [real, setReal] = useState<readonly string[]>();
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return;
    const read = () => {
      const next = realColours(node, colours);
      setReal((known) => (known?.join() === next.join() ? known : next));
    };
    read();
    const observer = new MutationObserver(read);
    const theme = node.closest('[data-sitelens-theme]');
    if (theme !== null) observer.observe(theme, { attributeFilter: ['data-sitelens-theme', 'style'] });
    const lists = QUERIES.map((query) => window.matchMedia(query));
    for (const list of lists) list.addEventListener('change', read);
    return () => {
      observer.disconnect();
      for (const list of lists) list.removeEventListener('change', read);
    };
  }, [element, colours]);
  return real;
}

function realColours(place: HTMLElement, colours: readonly string[]): readonly string[] {
  const probe = document.createElement('span');
  probe.hidden = true;
  place.append(probe);
  const context = onePixel();
  const real = colours.map((colour) => {
    probe.style.color = colour;
    return hex(context, getComputedStyle(probe).color);
  });
  probe.remove();
  return real;
}

function onePixel(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  return canvas.getContext('2d', { willReadFrequently: true });
}

/** Painted, because a computed colour may be in any notation: `oklch(…)`, `color(srgb …)`. */
function hex(context: CanvasRenderingContext2D | null, colour: string): string {
  if (context === null) return '#808080';
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
