import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MobilePages, openMobilePages, phonePage } from './mobilePages.testing.ts';

const small = (text: string, more = '') => `<p style="font-size:9px" ${more}>${text}</p>`;
const cases: Record<string, { body: string; targets: unknown[] }> = {
  'by the nearest id that is unique': {
    body: `<ul id=list><li>${small('A')}<li>${small('B')}</ul>`,
    targets: [['#list > li:nth-child(1) > p'], ['#list > li:nth-child(2) > p']],
  },
  'an id that two have is none': {
    body: `<div><i>x</i>${small('A', 'id=same')}</div><div id=same>x</div>`,
    targets: [['body > div:nth-child(2) > p']],
  },
  'ids that are no names': {
    body: small('A', 'id="1 > *, .b:c"') + small('B', `id="${'x'.repeat(10_000)}"`),
    targets: [['#\\31 \\ \\>\\ \\*\\,\\ \\.b\\:c'], ['body > p:nth-child(3)']],
  },
  'through shadow trees': {
    body: `<div id=host></div><script>
      host.attachShadow({ mode: 'open' }).innerHTML = '<section><b></b></section>';
      host.shadowRoot.querySelector('section').attachShadow({ mode: 'open' }).innerHTML =
        '<div>' + ${JSON.stringify(small('A'))} + '</div>';</script>`,
    targets: [[['#host', 'section', 'div > p']]],
  },
  'through frames': {
    body: `<main><iframe title=A srcdoc="<iframe title=B srcdoc='<p style=font-size:9px>A'></iframe>"></iframe></main>`,
    targets: [['body > main > iframe', 'body > iframe', 'body > p']],
  },
};

let pages: MobilePages;
beforeAll(async () => {
  pages = await openMobilePages(
    Object.fromEntries(Object.entries(cases).map(([name, { body }]) => [name, phonePage(body)])),
  );
});
afterAll(() => pages.close());

test.each(Object.entries(cases))('%s', async (name, { targets }) => {
  const findings = await pages.findings(name);
  expect(findings.map(({ target }) => target)).toEqual(targets);
});
