import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalSite, startLocalSite } from '../gather/localSite.testing.ts';
import type { ScanReport } from './scanReport.ts';

const PROGRAM = join(import.meta.dirname, 'sitelens.ts');
const FIRST = `<!doctype html><html lang=en><title>First \u001b[31m</title><main><h1>1</h1>
  <a href="/second">second</a><img src="x.png"></main>`;

let site: LocalSite;
let folder: string;
beforeAll(async () => {
  site = await startLocalSite({
    '/': FIRST,
    '/second': '<!doctype html><html lang=en><title>Second</title><main><h1>2</h1></main>',
    '/slow': () => {},
    '/linking': `<!doctype html><html lang=en><title>Linking</title>
      <link rel=stylesheet href="/gone.css"><main><h1>1</h1>
      <a href="/linked">linked</a> <a href="/gone">gone</a> <a href="/moved#there">moved</a>
      <a href="/private/page">private</a> <a href="mailto:a@example.com">mail</a></main>`,
    '/linked':
      '<!doctype html><html lang=en><title>Linking</title><main><h1>2</h1><a href="/gone">gone</a> <a href="/second">second</a></main>',
    '/moved': (_, response) => void response.writeHead(301, { location: '/second' }).end(),
    '/robots.txt': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /private');
    },
  });
  folder = await mkdtemp(join(tmpdir(), 'sitelens-test-'));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const NODE_ARGUMENTS = ['--conditions=sitelens-source', PROGRAM];

function run(...list: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...NODE_ARGUMENTS, ...list], (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

const allowed = () => ['--allow-target', new URL(site.origin).host, '--sizes', 'phone'];

test('a site is scanned: result and tiles in the folder, the result on standard output, progress beside it', async () => {
  const { code, stdout, stderr } = await run('scan', site.origin, ...allowed(), '--out', folder, '--json');
  expect(code).toBe(0);
  expect(stderr).toContain('2/2');
  const report: ScanReport = JSON.parse(stdout);
  expect(JSON.parse(await readFile(join(folder, 'result.json'), 'utf8'))).toEqual(report);
  expect(report.pages.map(({ url, outcome }) => [url, outcome])).toEqual([
    [`${site.origin}/`, 'SCANNED'],
    [`${site.origin}/second`, 'SCANNED'],
  ]);
  const [first] = report.pages;
  expect(first?.findings?.map(({ ruleId, screenSizes }) => [ruleId, screenSizes])).toEqual([
    ['image-alt', ['phone']],
  ]);
  const [tile] = first?.screenshots?.phone ?? [];
  expect(tile).toMatchObject({ yOffset: 0, width: 360, height: 800 });
  expect((await stat(join(folder, tile?.fileName ?? 'none'))).size).toBeGreaterThan(500);
});

test('links are checked, and the site audit is in the result and in the summary', async () => {
  const host = new URL(site.origin).host;
  const options = ['--allow-target', host, '--sizes', 'desktop,phone', '--max-pages', '2', '--out', folder];
  const { stdout, stderr } = await run('scan', `${site.origin}/linking`, ...options);
  expect(stderr).toContain(`2/2 ${site.origin}`);
  const report: ScanReport = JSON.parse(await readFile(join(folder, 'result.json'), 'utf8'));
  const [linking, linked] = ['/linking', '/linked'].map((path) => `${site.origin}${path}`);
  const found = report.siteAudit.map(({ issueType, issueDetails }) => [issueType, issueDetails]);
  const gone = { status_code: { http_status: 404 }, error: { text: 'Not Found' } };
  expect(found).toEqual(
    expect.arrayContaining([
      ['BROKEN_LINK', { url: { href: `${site.origin}/gone` }, ...gone, page_url: { href: linking } }],
      ['BROKEN_LINK', { url: { href: `${site.origin}/gone` }, ...gone, page_url: { href: linked } }],
      ['BROKEN_CSS', { url: { href: `${site.origin}/gone.css` }, ...gone, page_url: { href: linking } }],
      [
        'LINK_TO_REDIRECT',
        {
          link_url: { href: `${site.origin}/moved` },
          request_url: { href: `${site.origin}/second` },
          status_code: { http_status: 301 },
          page_url: { href: linking },
        },
      ],
      [
        'DUPLICATE_TITLE_TAGS',
        { page_urls: { href0: linking, href1: linked }, content: { text: 'Linking' } },
      ],
      ['BLOCKED_BY_ROBOTS', { url: { href: `${site.origin}/private/page` } }],
    ]),
  );
  expect(report.linksChecked).toBe(6);
  expect(report.pages[0]?.mobileFindings?.map(({ ruleId }) => ruleId)).toContain('viewport-not-set');
  expect(stdout).toMatch(/2 of \d pages scanned, 6 links checked/);
  expect(stdout).toMatch(/\n +2 {2}BROKEN_LINK\n/);
  expect(stdout).toContain('viewport-not-set (critical), 2 pages');
});

test('findings at or above --fail-on give 1, and the summary is plain text', async () => {
  const { code, stdout } = await run(
    'scan',
    site.origin,
    ...allowed(),
    '--fail-on',
    'critical',
    '--max-pages',
    '1',
  );
  expect(code).toBe(1);
  expect(stdout).toContain('image-alt (critical)');
  expect(stdout).not.toContain('\u001b');
});

test('bad arguments give 2, and a site that is down gives 3, with one line', async () => {
  expect(await run('scan', 'http://localhost')).toMatchObject({ code: 2, stdout: '' });
  const gone = await startLocalSite({});
  await gone.close();
  const { host } = new URL(gone.origin);
  const down = await run('scan', `http://${host}`, '--allow-target', host);
  expect(down.code).toBe(3);
  expect(down.stderr.trim().split('\n').at(-1)).toBe(
    `sitelens: no page could be scanned. http://${host}/: no connection could be made.`,
  );
});

test('a folder that is no folder, or holds pages that are not of a scan, gives 2 and is left alone', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const onFile = await run('scan', site.origin, ...allowed(), '--out', file);
  expect(onFile).toMatchObject({ code: 2, stdout: '' });
  expect(onFile.stderr.trim()).toMatch(/^sitelens: Nothing can be written to .*--out\.$/);
  const own = join(folder, 'own', 'pages', 'index.tsx');
  await mkdir(join(own, '..'), { recursive: true });
  await writeFile(own, 'mine');
  expect(await run('scan', site.origin, ...allowed(), '--out', join(folder, 'own'))).toMatchObject({
    code: 2,
  });
  expect(await readFile(own, 'utf8')).toBe('mine');
});

test('a scan takes the place of an earlier one in its folder', async () => {
  const again = join(folder, 'again');
  for (const pages of ['2', '1']) {
    const { code } = await run('scan', site.origin, ...allowed(), '--out', again, '--max-pages', pages);
    expect(code).toBe(0);
  }
  await expect(stat(join(again, 'pages', '1'))).rejects.toThrow('ENOENT');
});

test('a reader that goes away is no error', async () => {
  const child = spawn(process.execPath, [...NODE_ARGUMENTS, 'scan', '--help']);
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (data: Buffer) => {
    errors += data.toString();
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
});

test('Ctrl-C ends it at once', async () => {
  const child = spawn(process.execPath, [...NODE_ARGUMENTS, 'scan', `${site.origin}/slow`, ...allowed()]);
  let errors = '';
  child.stderr.on('data', (data: Buffer) => {
    if (errors === '') child.kill('SIGINT');
    errors += data.toString();
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect(code).toBe(130);
  expect(errors).toContain('stopped');
});
