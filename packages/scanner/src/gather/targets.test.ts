import type { Target } from '@sitelens/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalSite, startLocalSite } from './localSite.testing.ts';
import { openTestScanner, type TestScanner } from './testScanner.testing.ts';

/** axe-core makes a selector of their addresses that matches nothing. */
const toPorts =
  '<p><a href="https://harbour.example:8080/"></a> <a href="https://quay.example:8080/"></a></p>';
const page = (body: string) =>
  `<!doctype html><html lang=en><title>Ports</title><main><h1>Ports</h1>${body}</main>`;

const cases: Record<string, { body: string; targets: Target[] }> = {
  'of the page': {
    body: toPorts,
    targets: [['body > main > p > a:nth-child(1)'], ['body > main > p > a:nth-child(2)']],
  },
  'in a shadow tree': {
    body: `<div id=host></div><script>host.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(toPorts)}</script>`,
    targets: [[['#host', 'p > a:nth-child(1)']], [['#host', 'p > a:nth-child(2)']]],
  },
  'in a frame': {
    body: '<iframe id=frame title=f src="/framed"></iframe>',
    targets: [
      ['#frame', 'body > main > p > a:nth-child(1)'],
      ['#frame', 'body > main > p > a:nth-child(2)'],
    ],
  },
};
const path = (name: string) => `/${encodeURIComponent(name)}`;

let site: LocalSite;
let scanner: TestScanner;
beforeAll(async () => {
  const routes = Object.entries(cases).map(([name, { body }]) => [path(name), page(body)]);
  [site, scanner] = await Promise.all([
    startLocalSite({ ...Object.fromEntries(routes), '/framed': page(toPorts) }),
    openTestScanner(),
  ]);
});
afterAll(async () => {
  await Promise.all([scanner.close(), site.close()]);
});

test.each(Object.entries(cases))(
  'links without a name that lead to ports are told apart: %s',
  async (name, { targets }) => {
    const { findings } = await scanner.scanned(`${site.origin}${path(name)}`);
    const links = findings.filter(({ ruleId }) => ruleId === 'link-name');
    expect(links.map(({ target }) => target)).toEqual(targets);
    for (const { screenSizes } of links) expect(screenSizes).toEqual(['desktop', 'tablet', 'phone']);
  },
);
