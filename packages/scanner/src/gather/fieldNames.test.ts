import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocumentOf } from '../pageResult.ts';
import { type LocalSite, startLocalSite } from './localSite.testing.ts';
import { openTestScanner, type TestScanner } from './testScanner.testing.ts';

const page = (name: string) => `<!doctype html><html lang=en><title>Form</title><main><h1>Form</h1>
  <form><input name="${name}"><img src=a.png></form></main>`;
const BREAKS_AXE = ['getAttribute', 'nodeName', 'hasAttributes', 'parentNode'];
const BREAKS_NOTHING = ['assignedSlot', 'id', 'style', 'attributes', 'getBoundingClientRect', 'shadowRoot'];

let site: LocalSite;
let scanner: TestScanner;
beforeAll(async () => {
  site = await startLocalSite(
    Object.fromEntries([...BREAKS_AXE, ...BREAKS_NOTHING].map((name) => [`/${name}`, page(name)])),
  );
  scanner = await openTestScanner();
});
afterAll(async () => {
  await scanner.close();
  await site.close();
});

test.each(BREAKS_AXE)(
  'a field named %s, on which axe-core itself fails, is named as the cause',
  async (name) => {
    const result = await scanner.scan(`${site.origin}/${name}`, ['desktop']);
    expect(result).toMatchObject({
      outcome: 'FAILED',
      reason: 'SCAN_ERROR',
      httpStatus: 200,
      detail: `axe-core can not check the page: fields named ${name} hide properties of their form.`,
    });
    const audit = readDocumentOf(result)?.siteAudit;
    expect(audit?.references).toEqual([{ kind: 'image', url: `${site.origin}/a.png` }]);
  },
);

test.each(BREAKS_NOTHING)('a field named %s is checked, and its neighbours have boxes', async (name) => {
  const { findings } = await scanner.scanned(`${site.origin}/${name}`, ['phone']);
  expect(findings.map(({ ruleId }) => ruleId)).toEqual(['image-alt', 'label']);
  for (const { boundingBoxes } of findings) expect(boundingBoxes.phone).toBeDefined();
});
