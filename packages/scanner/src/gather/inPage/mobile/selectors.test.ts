import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DirectRunner, openDirectRunner } from '../../directRun.testing.ts';
import { installElements } from '../elements.ts';
import { installSelectors } from './selectors.ts';
import { installSight } from './sight.ts';

let direct: DirectRunner;
let page: Page;
beforeAll(async () => {
  direct = await openDirectRunner();
  page = await direct.browser.newPage();
});
afterAll(() => direct.close());

/** Of every element named `b` by its class, in document order. */
async function selectors(body: string): Promise<unknown> {
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><title>Page</title><body>${body}`);
  const install = [installElements, installSight, installSelectors].map((one) => `(${one})();`).join('');
  return page.evaluate(`${install} sitelensSight.look(0, 1000); (() => {
    const selectorOf = sitelensSelectors();
    return sitelensSight.elements().filter((one) => one.matches('.b')).map(selectorOf);
  })()`);
}

test('from the nearest id that is unique, with positions among equals', async () => {
  const list = '<ul id=list><li><i class=b></i><li><i class=b></i></ul>';
  expect(await selectors(list)).toEqual(['#list > li:nth-child(1) > i', '#list > li:nth-child(2) > i']);
});

test('an id that two have is none', async () => {
  expect(await selectors('<p></p><div><b class=b id=same></b></div><i id=same></i>')).toEqual([
    'body > div > b',
  ]);
});

test('ids that are no names, or long', async () => {
  const long = 'x'.repeat(10_000);
  const found = await selectors(`<b class=b id="1 > *, .b:c"></b><b class=b id="${long}"></b>`);
  expect(found).toEqual(['#\\31 \\ \\>\\ \\*\\,\\ \\.b\\:c', 'body > b:nth-child(2)']);
});

test('a list through shadow trees', async () => {
  const host = `<div id=host></div><script>
    host.attachShadow({ mode: 'open' }).innerHTML = '<section></section>';
    host.shadowRoot.querySelector('section').attachShadow({ mode: 'open' }).innerHTML = '<p><b class=b></b></p>';
  </script>`;
  expect(await selectors(host)).toEqual([['#host', 'section', 'p > b']]);
});

test('forms whose fields are named like properties', async () => {
  const form = '<form><input name=parentNode><input name=localName><b class=b></b></form>';
  expect(await selectors(form)).toEqual(['body > form > b']);
});
