import type { PageObstacle } from '@sitelens/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageResult } from '../pageResult.ts';
import { type LocalSite, type Route, startLocalSite } from './localSite.testing.ts';
import { openTestScanner, type TestScanner } from './testScanner.testing.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const answer =
  (status: number, headers: Record<string, string> = {}, body = ''): Route =>
  (_, response) =>
    void response.writeHead(status, { ...HTML, ...headers }).end(body);
const bare = (body: string, title = 'Example') =>
  `<!doctype html><html lang=en><title>${title}</title><main>${body}</main>`;
const page = (overlay: string) =>
  bare(`<h1>Boats</h1>${'<p>All about boats and oars.</p>'.repeat(60)}${overlay}`);

const BOTTOM = 'position: fixed; left: 0; right: 0; bottom: 0; height: 200px; background: #fff';
const BANNER = '<p>We use cookies on this site.</p><button>Accept all</button><button>Reject</button>';
const inShadow = (host: string, content: string) =>
  page(`<div id="${host}"></div><script>
    document.getElementById('${host}').attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(content)}</script>`);

const routes: Record<string, Route> = {
  '/basic': answer(401, { 'www-authenticate': 'Basic realm="staff"' }, bare('<h1>No</h1>')),
  '/basic-empty': answer(401, { 'www-authenticate': 'Basic realm="staff"' }),
  '/challenged': answer(403, { 'cf-mitigated': 'challenge' }, bare('Wait', 'Just a moment...')),
  '/tested': answer(403, {}, bare('<div id="px-captcha"></div>')),
  '/refused-slowly': (_, response) => void response.writeHead(403, HTML).write('<title>Robot check</title>'),
  '/forbidden': answer(403, {}, bare('<h1>Forbidden</h1>')),
  '/members': (_, response) => void response.writeHead(302, { location: '/login?next=/members' }).end(),
  '/scripted': bare('<script>location.replace("/login")</script>'),
  '/login': bare('<label>Password <input type=password></label>'),
  '/moved': (_, response) => void response.writeHead(302, { location: '/fine' }).end(),
  '/app': page(
    '<input type=password aria-label=Password><script>history.replaceState({}, "", "/login")</script>',
  ),
  '/form': bare(
    '<label>Name <input></label><label>Password <input type=password></label><button>Go</button>',
  ),
  '/hidden-form': bare('<div hidden><input type=password></div><p>Little.</p>'),
  '/fine': page('<footer><a href=/login>Log in</a> <a href=/cookies>Cookies</a></footer>'),
  '/onetrust': page(
    `<div id=onetrust-consent-sdk><div id=onetrust-banner-sdk style="${BOTTOM}">${BANNER}</div></div>`,
  ),
  '/onetrust-closed': page(
    `<div id=onetrust-consent-sdk><div id=onetrust-banner-sdk style="${BOTTOM}; display: none">${BANNER}</div></div>`,
  ),
  '/onetrust-button': page(`<div id=onetrust-consent-sdk><button style="position: fixed; left: 0; bottom: 0;
    width: 320px; height: 60px">Cookies</button></div>`),
  '/onetrust-box': page(`<div id=onetrust-consent-sdk><div style="position: fixed; right: 20px; bottom: 20px;
    width: 380px; height: 230px">${BANNER}</div></div>`),
  '/onetrust-faded': page(
    `<div id=onetrust-consent-sdk style="opacity: 0"><div style="${BOTTOM}">${BANNER}</div></div>`,
  ),
  '/usercentrics': inShadow('usercentrics-root', `<div style="${BOTTOM}">${BANNER}</div>`),
  '/unnamed': page(`<div style="${BOTTOM}">${BANNER}</div>`),
  '/unnamed-shadow': inShadow('host', `<div style="${BOTTOM}">${BANNER}</div>`),
  '/modal': page(`<dialog>${BANNER}<p style="width: 600px; height: 400px"></dialog>
    <script>document.querySelector('dialog').showModal()</script>`),
  '/sticky-footer': page(
    `<div style="${BOTTOM}"><a href=/i>Imprint</a> <a href=/c>Cookie settings</a></div>`,
  ),
  '/in-the-text': page(`<section>${BANNER}</section>`),
  '/app-in-a-box': bare(`<div style="position: fixed; inset: 0; overflow: auto">
    <p>We bake cookies.</p><button>OK</button>${'<p>All about boats and oars.</p>'.repeat(200)}</div>`),
  '/clobbered': page(`<form id=f style="${BOTTOM}">${BANNER}<input name=parentNode><input name=shadowRoot>
    <input name=checkVisibility><input name=localName><input name=matches><input name=childNodes></form>`),
  '/deep': page(`<div style="${BOTTOM}"><script>
    let at = document.currentScript.parentElement;
    for (let i = 0; i < 3000; i++) at = at.appendChild(document.createElement('span'));
    at.textContent = 'We use cookies'</script></div>`),
};

let site: LocalSite;
let scanner: TestScanner;
beforeAll(async () => {
  site = await startLocalSite(routes);
  scanner = await openTestScanner();
});
afterAll(async () => {
  await scanner.close();
  await site.close();
});

const obstaclesOf = (result: PageResult): readonly PageObstacle[] | undefined =>
  'obstacles' in result ? result.obstacles : undefined;
const scan = (path: string) => scanner.scan(`${site.origin}${path}`, ['desktop']);

test.each([
  ['/basic', 'FAILED', { kind: 'LOGIN_WALL', name: 'HTTP Basic authentication' }],
  ['/basic-empty', 'FAILED', { kind: 'LOGIN_WALL', name: 'HTTP Basic authentication' }],
  ['/challenged', 'FAILED', { kind: 'BOT_CHALLENGE', name: 'Cloudflare' }],
  ['/tested', 'FAILED', { kind: 'BOT_CHALLENGE', name: 'HUMAN' }],
  ['/members', 'REDIRECTED', { kind: 'LOGIN_WALL' }],
  ['/scripted', 'REDIRECTED', { kind: 'LOGIN_WALL' }],
  ['/app', 'SCANNED', { kind: 'LOGIN_WALL' }],
  ['/form', 'SCANNED', { kind: 'LOGIN_WALL' }],
  ['/onetrust', 'SCANNED', { kind: 'COOKIE_OVERLAY', name: 'OneTrust' }],
  ['/onetrust-box', 'SCANNED', { kind: 'COOKIE_OVERLAY', name: 'OneTrust' }],
  ['/usercentrics', 'SCANNED', { kind: 'COOKIE_OVERLAY', name: 'Usercentrics' }],
  ['/unnamed', 'SCANNED', { kind: 'COOKIE_OVERLAY' }],
  ['/unnamed-shadow', 'SCANNED', { kind: 'COOKIE_OVERLAY' }],
  ['/modal', 'SCANNED', { kind: 'COOKIE_OVERLAY' }],
] as const)('%s is %s with its obstacle', async (path, outcome, obstacle) => {
  const result = await scan(path);
  expect(result.outcome).toBe(outcome);
  expect(obstaclesOf(result)).toEqual([obstacle]);
});

test.each([
  '/login',
  '/forbidden',
  '/moved',
  '/hidden-form',
  '/fine',
  '/onetrust-closed',
  '/onetrust-faded',
  '/onetrust-button',
  '/sticky-footer',
  '/in-the-text',
  '/app-in-a-box',
  '/deep',
])('%s has none', async (path) => {
  expect(obstaclesOf(await scan(path))).toBeUndefined();
});

test('a form whose fields hide its properties hides nothing from us', async () => {
  expect(obstaclesOf(await scan('/clobbered'))).toEqual([{ kind: 'COOKIE_OVERLAY' }]);
});

test('a refusal whose document never ends is told by its status, and waited for no longer', async () => {
  const result = await scan('/refused-slowly');
  expect(result).toMatchObject({ outcome: 'FAILED', reason: 'HTTP_ERROR', httpStatus: 403 });
  expect(obstaclesOf(result)).toBeUndefined();
});
