import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { elementsToName } from '../checks/mobile/mobile.ts';
import { prepareWorld } from './axe.ts';
import { type DirectRunner, openDirectRunner } from './directRun.testing.ts';
import { freeze } from './freeze.ts';
import { gatherMobile } from './gatherMobile.ts';
import { openWorld } from './isolatedWorld.ts';
import type { MobileArtifacts } from './mobileArtifacts.ts';
import { phonePage } from './mobilePages.testing.ts';

let direct: DirectRunner;
let page: Page;
beforeAll(async () => {
  direct = await openDirectRunner();
});
beforeEach(async () => {
  page = await direct.browser.newPage({ viewport: { width: 360, height: 800 } });
});
afterEach(() => page.close());
afterAll(() => direct.close());

/** Measures a page as a scan does, and answers how long that took. */
async function gather(html: string): Promise<{ artifacts: MobileArtifacts; milliseconds: number }> {
  await page.setContent(html);
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = await openWorld(session, frameTree.frame.id);
  await prepareWorld(world);
  const unfreeze = await freeze(new Set([session]));
  const start = performance.now();
  const artifacts = await gatherMobile([{ world, index: 0 }], elementsToName);
  const milliseconds = performance.now() - start;
  await unfreeze();
  if (!artifacts) throw new Error('The page was not measured');
  return { artifacts, milliseconds };
}

test('the page neither notices nor keeps anything of it', async () => {
  await gather(
    phonePage(`<style>#bar{position:sticky;top:0}</style><nav id=bar style="color: red"><button>Menu</button></nav>
      <div style="height:3000px"></div><button id=far>Far</button>
      <script>
        window.seen = [];
        new MutationObserver((all) => seen.push(...all.map((one) => one.attributeName)))
          .observe(document, { subtree: true, attributes: true, childList: true, characterData: true });
        new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && seen.push('far')).observe(far);
      </script>`),
  );
  await page.waitForTimeout(300);
  expect(await page.evaluate('seen')).toEqual([]);
  expect(await page.evaluate('document.adoptedStyleSheets.length')).toBe(0);
  expect(await page.evaluate('bar.outerHTML.slice(0, 40)')).toBe('<nav id="bar" style="color: red"><button');
  // It is heard when a script does the same.
  await page.evaluate(`bar.setAttribute('data-x', ''); scrollTo(0, 3000)`);
  await expect.poll(() => page.evaluate('seen')).toEqual(['data-x', 'far']);
});

test('a page that forbids styles is measured all the same', async () => {
  const policy = `<meta http-equiv=content-security-policy content="default-src 'none'; style-src 'none'; script-src 'none'">`;
  const { artifacts } = await gather(
    phonePage(
      '<dialog open><button>A</button></dialog>',
      `<meta name=viewport content="width=device-width">${policy}`,
    ),
  );
  expect(artifacts.measurements.tapTargets[0]).toHaveLength(1);
});

test('20,000 targets are measured within the limits, and one list at most is named', async () => {
  const links = Array.from(
    { length: 20_000 },
    (_, at) => `<li><a href="/${at}" style="font-size:10px">${at}</a>`,
  );
  const { artifacts, milliseconds } = await gather(phonePage(`<ul>${links.join('')}</ul>`));
  const { tapTargets, smallTexts } = artifacts.measurements;
  expect([tapTargets[0]?.length, smallTexts.length]).toEqual([5_000, 2_000]);
  // Small, close or both: 1,000 findings of each, and the neighbours.
  expect(artifacts.nodes.size).toBeLessThanOrEqual(2_100);
  expect(milliseconds).toBeLessThan(8_000);
  const selectors = [...artifacts.nodes.values()].slice(0, 100).map(({ target }) => String(target[0]));
  expect(selectors[0]).toBe('body > ul > li:nth-child(1) > a');
  const counts = await page.evaluate(
    (all) => all.map((one) => document.querySelectorAll(one).length),
    selectors,
  );
  expect(new Set(counts)).toEqual(new Set([1]));
});

test('attributes of a million characters are cut', async () => {
  const huge = 'x'.repeat(1_000_000);
  const { artifacts } = await gather(
    phonePage(`<a href="/${huge}" class="${huge}" title="${huge}" style="display:block;height:20px">A</a>`),
  );
  const [node] = artifacts.nodes.values();
  expect(node?.html.length).toBeLessThanOrEqual(5_000);
  expect(artifacts.measurements.tapTargets[0]?.[0]?.href.length).toBe(2_000);
});

test('a target that holds ten thousand elements is measured by the first of them', async () => {
  const inside = '<b>word</b> '.repeat(10_000);
  const { artifacts } = await gather(phonePage(`<div role=button>${inside}</div>`));
  expect(artifacts.measurements.tapTargets[0]?.[0]?.rectangles.length).toBeLessThanOrEqual(200);
});

test('texts that hold each other a thousand deep are told one by one', async () => {
  const nested = `${'<div>Words '.repeat(400)}<p style="font-size:9px">Small`;
  const { artifacts } = await gather(phonePage(nested));
  expect(artifacts.measurements.smallTexts).toHaveLength(1);
  const [target] = [...artifacts.nodes.values()].map((node) => node.target);
  expect(await page.locator(String(target?.[0])).count()).toBe(1);
});
