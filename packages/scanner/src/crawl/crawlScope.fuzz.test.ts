import { expect, it } from 'vitest';
import { createCrawlScope } from './crawlScope.ts';
import { createRandom } from './siteGraph.testing.ts';

const PIECES = [
  ...[
    'http',
    's',
    ':',
    '//',
    'a.example',
    '@',
    '[',
    ']',
    '%',
    '%00',
    '/',
    '\\',
    '?',
    '#',
    '&',
    '=',
    ' ',
    '\n',
  ],
  ...['\u0000', '\ud800', 'é', '.', '..', ';jsessionid=', '1', 'xn--', ':99999', '2026-11', 'utm_source='],
];

it('judges whatever a page may link to without an error, and an admitted address again as itself', () => {
  const random = createRandom(42);
  const piece = () => PIECES[Math.floor(random() * PIECES.length)] ?? '';
  const { classify } = createCrawlScope({
    startUrl: 'https://a.example/',
    // As a person might have typed them.
    allowedDomains: ['*.a.example', '', '*', '[', '*.[', '%'],
    maxPages: 5,
  });
  let admitted = 0;
  for (let run = 0; run < 20_000; run += 1) {
    const text = Array.from({ length: Math.floor(random() * 14) }, piece).join('');
    const page = classify(random() < 0.5 ? `https://a.example/${text}` : text);
    if (page.kind !== 'page') continue;
    admitted += 1;
    const { hostname, protocol, hash, username } = new URL(page.url);
    if (!/(^|\.)a\.example$/.test(hostname) || !/^https?:$/.test(protocol) || hash || username) {
      expect.fail(`${JSON.stringify(text)} was admitted as ${page.url}`);
    }
    expect(classify(page.url)).toEqual(page);
  }
  expect(admitted).toBeGreaterThan(4_000);
});
