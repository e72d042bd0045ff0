import { expect, test } from 'vitest';
import { colourText, parseColour } from './parseColour.ts';

/** What the browser makes of it: `rgb(1, 2, 3)` or `rgba(1, 2, 3, 0.5)`. */
function inBrowser(text: string): string {
  const element = document.createElement('span');
  element.style.color = text;
  document.body.append(element);
  const { color } = getComputedStyle(element);
  element.remove();
  return color;
}

function asComputed(text: string): string {
  const colour = parseColour(text);
  if (typeof colour === 'string') return colour;
  return inBrowser(colourText(colour));
}

test.each([
  '#FFF',
  '#1a73e8',
  '#1a73e880',
  '#1a78',
  'rgb(26 115 232)',
  'rgb(26, 115, 232)',
  'RGB(26,115,232)',
  'rgba(26, 115, 232, 0.2)',
  'rgb(26 115 232 / 20%)',
  'rgb(10% 20% 30%)',
  'rgb(300 -5 0)',
  'rgb(127.6 0.4 0)',
  'hsl(214 82% 51%)',
  'hsl(214, 82%, 51%)',
  'hsla(214, 82%, 51%, 0.6)',
  'hsl(0.5turn 100% 50%)',
  'hsl(-90deg 40% 50%)',
  'HSL(120, 60%, 70%)',
  'rebeccapurple',
  'DarkSlateGray',
  'transparent',
])('%s is what the browser shows', (text) => {
  expect(asComputed(text)).toBe(inBrowser(text));
});

test.each([
  ['1a73e8', '#1a73e8'],
  ['  #999 ', '#999999'],
  ['#999;', '#999999'],
  ['FFFA', '#ffffffaa'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
])('%j is %s', (text, expected) => {
  const colour = parseColour(text);
  expect(typeof colour === 'string' ? colour : colourText(colour)).toBe(expected);
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['#12', 'unknown'],
  ['#12345', 'unknown'],
  ['rgb(1 2)', 'unknown'],
  ['rgb(1 2 3', 'unknown'],
  ['redd', 'unknown'],
  ['currentColor', 'unknown'],
  ['var(--brand)', 'unknown'],
  ['constructor', 'unknown'],
  ['__proto__', 'unknown'],
  ['#fff;background:url(//evil.example)', 'unknown'],
  ['color(display-p3 1 0 0)', 'unknown'],
  [`#${'f'.repeat(5_000_000)}`, 'unknown'],
  [`rgb(${'9'.repeat(5_000_000)} 0 0)`, 'unknown'],
  ['oklch(60% 0.4 150)', 'outsideSrgb'],
])('%.40j is no colour: %s', (text, fault) => {
  expect(parseColour(text)).toBe(fault);
});
