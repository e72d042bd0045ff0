import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalSite, startLocalSite } from './localSite.testing.ts';
import { openTestScanner, type TestScanner } from './testScanner.testing.ts';

// So deep a tree overflows the stack of layout at once.
const CRASHES = `<!doctype html><html lang=en><title>Crash</title><main></main><script>
  let inner = document.querySelector('main');
  for (let depth = 0; depth < 100000; depth++) inner = inner.appendChild(document.createElement('div'));
  inner.textContent = 'deep'; document.body.offsetHeight;</script>`;
const FINE = '<!doctype html><html lang=en><title>Fine</title><main><h1>Fine</h1><p>Fine.</main>';

let site: LocalSite;
let scanner: TestScanner;
let onceCalls = 0;
beforeAll(async () => {
  const once = () => (onceCalls++ === 0 ? CRASHES : FINE);
  site = await startLocalSite({
    '/crashes': CRASHES,
    '/crashes-once': (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end(once()),
    '/fine': FINE,
    '/slow': (_, response) => {
      setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(FINE), 1_500);
    },
  });
  scanner = await openTestScanner();
});
afterAll(async () => {
  await scanner.close();
  await site.close();
});

test('a page that kills its renderer twice ends as CRASHED, and its neighbour is scanned', async () => {
  const [crashed, slow] = await Promise.all([
    scanner.scan(`${site.origin}/crashes`, ['phone']),
    scanner.scan(`${site.origin}/slow`, ['phone']),
  ]);
  expect(crashed).toMatchObject({ outcome: 'FAILED', reason: 'CRASHED' });
  expect(slow).toMatchObject({ outcome: 'SCANNED', title: 'Fine' });
  expect(site.requests.filter((path) => path === '/crashes')).toHaveLength(2);
});

test('a page that kills its renderer once is scanned', async () => {
  expect(await scanner.scan(`${site.origin}/crashes-once`, ['phone'])).toMatchObject({ title: 'Fine' });
});

test('a browser that is killed is launched again for the page that it was looking at', async () => {
  await scanner.scan(`${site.origin}/fine`, ['phone']);
  const scanning = scanner.scan(`${site.origin}/slow`, ['phone']);
  await sleep(500);
  await scanner.killBrowser();
  expect(await scanning).toMatchObject({ outcome: 'SCANNED', title: 'Fine' });
});
