import { expect, test } from 'vitest';
import { normaliseStartUrl } from './normaliseStartUrl.ts';

test.each([
  ['', ''],
  ['   ', ''],
  ['://', ''],
  ['A', 'http://a'],
  ['Example.com', 'http://example.com'],
  ['Example.com/Path', 'http://example.com/Path'],
  ['EXAMPLE.com', 'http://eXAMPLE.com'],
  ['  example.com \n', 'http://example.com'],
  ['www.example.com/a?b=c#d', 'http://www.example.com/a?b=c#d'],
  ['http://example.com', 'http://example.com'],
  ['https://example.com', 'https://example.com'],
  ['Https://example.com', 'https://example.com'],
  ['HTTPS://Example.com/A', 'https://Example.com/A'],
  [':example.com', 'http://example.com'],
  ['://example.com', 'http://example.com'],
  ['//example.com', 'http://example.com'],
  ['/example.com', 'http://example.com'],
  ['\\\\example.com', 'http://example.com'],
  ['ttp://example.com', 'http://example.com'],
  ['tp://example.com', 'http://example.com'],
  ['p://example.com', 'http://example.com'],
  ['ttps://example.com', 'http://example.com'],
  ['s://example.com', 'http://example.com'],
  ['htt://example.com', 'http://example.com'],
  ['h://example.com', 'http://example.com'],
  ['TTP://example.com', 'http://example.com'],
  ['http:/example.com', 'http://example.com'],
  ['http:example.com', 'http://example.com'],
  ['http//example.com', 'http://example.com'],
  ['https:/example.com', 'https://example.com'],
  ['https//example.com', 'https://example.com'],
  ['http:///example.com', 'http://example.com'],
  ['//https://example.com', 'https://example.com'],
  ['example.com:8080', 'http://example.com:8080'],
  ['example.com:8080/shop', 'http://example.com:8080/shop'],
  ['localhost:3000', 'http://localhost:3000'],
  ['shop.example.com', 'http://shop.example.com'],
  ['httpbin.org', 'http://httpbin.org'],
  ['ps.example.com/a', 'http://ps.example.com/a'],
  ['example.com/?next=https://other.com', 'http://example.com/?next=https://other.com'],
  ['ftp://example.com', 'ftp://example.com'],
  ['file:///etc/passwd', 'file:///etc/passwd'],
  ['file:/etc/passwd', 'file:/etc/passwd'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['mailto:me@example.com', 'mailto:me@example.com'],
  ['data:text/html,x', 'data:text/html,x'],
])('%j becomes %j', (typed, normalised) => {
  expect(normaliseStartUrl(typed)).toBe(normalised);
});

test.each(['Example.com', 'ttp://a.example', 'https//b.example', '://c.example:81/x'])(
  'normalising %j twice changes nothing more',
  (typed) => {
    expect(normaliseStartUrl(normaliseStartUrl(typed))).toBe(normaliseStartUrl(typed));
  },
);
