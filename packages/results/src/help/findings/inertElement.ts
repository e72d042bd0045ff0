/** Far more than the opening tag and what it holds to be named by; the scanner itself keeps 5,000. */
const MAXIMUM_LENGTH = 20_000;

/**
 * The element that a finding's html is, in a document of its own that runs no scripts and fetches nothing.
 * The html is a scanned page's and hostile: read the element, never put it into the page.
 *
 * @returns nothing if the html is not an element.
 */
export function inertElement(html: string): Element | undefined {
  const source = html.slice(0, MAXIMUM_LENGTH).trim();
  const parser = new DOMParser();
  // These two would be dropped inside of a template, everything else may need one: <tr>, <li>, <option>.
  const whole = /^<(html|body)\b/i.exec(source)?.[1]?.toLowerCase();
  if (whole !== undefined) {
    const parsed = parser.parseFromString(source, 'text/html');
    return whole === 'html' ? parsed.documentElement : parsed.body;
  }
  const template = parser
    .parseFromString(`<template>${source}</template>`, 'text/html')
    .querySelector('template');
  return template?.content.firstElementChild ?? undefined;
}
