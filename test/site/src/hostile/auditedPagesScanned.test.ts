import { npmBrowser, openScanner, type ScannedPage, type Scanner } from '@sitelens/scanner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostileSite, startHostileSite } from './startHostileSite.ts';

let scanner: Scanner;
let site: HostileSite;

beforeAll(async () => {
  site = await startHostileSite();
  scanner = await openScanner({
    browser: await npmBrowser(),
    allowedTargets: [`127.0.0.1:${site.port}`],
  });
});

afterAll(async () => {
  await scanner?.close();
  await site?.close();
});

test('odd addresses are no references, so that nobody asks for them', async () => {
  const { siteAudit } = await scan('/odd-addresses');
  expect(siteAudit.references).toEqual([]);
});

test('international addresses are written as the URL standard does, each once and without a password', async () => {
  const { siteAudit } = await scan('/international-addresses');
  expect(siteAudit.references.map(({ url }) => url)).toEqual([
    'http://xn--bcher-kva.invalid/stra%C3%9Fe?gr%C3%B6%C3%9Fe=1',
    'http://xn--n3h.invalid/',
    'http://xn--fa-hia.invalid/',
    'http://example.invalid/',
  ]);
});

test('links are read by the base that counts', async () => {
  const { siteAudit } = await scan('/bases');
  expect(siteAudit.references).toEqual([{ kind: 'link', url: `${site.url}/one` }]);
  expect(typesOf(siteAudit)).toContain('MULTIPLE_BASE_TAGS_ON_PAGE');
});

test.each([
  ['/utf-16', 'Zwölf Boxkämpfer 🥊'],
  ['/utf-16-declared', 'Zwölf Boxkämpfer 🥊'],
  ['/windows-1252', 'Café € crème'],
  ['/two-encodings', 'Café'],
])('the title of %s is read as it was meant', async (path, title) => {
  const { siteAudit } = await scan(path);
  expect(siteAudit.contents).toContainEqual({ issueType: 'DUPLICATE_TITLE_TAGS', content: title });
  expect(typesOf(siteAudit), 'raw and rendered are the same').not.toContain('MULTIPLE_TITLE_TAGS_ON_PAGE');
});

test('a title of a mebibyte is cut, and its length told', async () => {
  const { siteAudit } = await scan('/mebibyte-title');
  const found = siteAudit.records.find(({ issueType }) => issueType === 'TITLE_TOO_LONG');
  expect(found?.issueDetails).toMatchObject({ content_length: { text: String(1024 * 1024) } });
  expect(JSON.stringify(siteAudit).length).toBeLessThan(20_000);
});

test('of a hundred tags of a kind some are listed, in one row', async () => {
  const { siteAudit } = await scan('/hundred-tags');
  const several = siteAudit.records.filter(({ issueType }) => issueType.startsWith('MULTIPLE_'));
  expect(several.map(({ issueType }) => issueType).sort()).toEqual(
    [
      ...['TITLE_TAGS_ON_PAGE', 'H1_TAGS_ON_PAGE', 'BASE_TAGS_ON_PAGE'],
      ...['DESCRIPTION', 'VIEWPORT', 'KEYWORD'].map((name) => `META_${name}_TAGS`),
      ...['TITLE', 'DESCRIPTION', 'URL', 'IMAGE', 'VIDEO'].map((name) => `META_OG_${name}_TAGS`),
    ]
      .map((name) => `MULTIPLE_${name}`)
      .sort(),
  );
  expect(several.filter(({ issueDetails }) => JSON.stringify(issueDetails).length > 12_000)).toEqual([]);
});

test('names of properties and a missing head hide nothing', async () => {
  const named = await scan('/names-of-properties');
  expect(named.siteAudit.contents).toContainEqual({
    issueType: 'DUPLICATE_TITLE_TAGS',
    content: 'Names of properties',
  });
  const headless = await scan('/no-head');
  expect(typesOf(headless.siteAudit)).toEqual(
    expect.arrayContaining(['MISSING_TITLE', 'MISSING_H1_TAG_ON_PAGE', 'MISSING_META_DESCRIPTION']),
  );
});

test('each of many links is a reference, once', async () => {
  const { siteAudit } = await scan('/many-links?count=300');
  expect(new Set(siteAudit.references.map(({ url }) => url)).size).toBe(300);
  expect(siteAudit.references).toHaveLength(300);
});

async function scan(path: string): Promise<ScannedPage> {
  const result = await scanner.scanPage(
    {
      url: site.url + path,
      screenSizes: ['desktop'],
      saveTile: async ({ jpeg: _, ...tile }) => ({ ...tile, fileName: '' }),
    },
    new AbortController().signal,
  );
  if (result.outcome !== 'SCANNED') throw new Error(`${path}: ${JSON.stringify(result)}`);
  return result;
}

function typesOf({ records }: ScannedPage['siteAudit']): readonly string[] {
  return records.map(({ issueType }) => issueType);
}
