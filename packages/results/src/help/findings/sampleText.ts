import { inertElement } from './inertElement.ts';

const MAXIMUM_LENGTH = 60;

/** An element's own words, for a preview; nothing where it has none. */
export function sampleText(html: string): string | undefined {
  const text = inertElement(html)?.textContent?.replaceAll(/\s+/g, ' ').trim();
  if (text === undefined || text === '') return undefined;
  const letters = [...text];
  return letters.length > MAXIMUM_LENGTH ? `${letters.slice(0, MAXIMUM_LENGTH).join('')}…` : text;
}
