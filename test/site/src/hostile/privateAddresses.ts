import { type HostilePages, htmlDocument, htmlPage } from './hostilePage.ts';

/**
 * Pages that try to reach addresses which a scanner must not reach, in every way that a page has.
 *
 * - `/private-addresses`: every way, to every target.
 * - `/private-redirect?target=N`: HTTP redirect to the Nth target.
 * - `/private-frame-redirect`, `/private-navigation`, `/private-refresh`, `/private-form`: the page itself
 *   goes there, in a frame, by script, by meta refresh, by form.
 */
export function privateAddressPages(targets: readonly string[]): HostilePages {
  const list = JSON.stringify(targets).replaceAll('<', '\\u003c');
  const first = JSON.stringify(targets[0] ?? 'about:blank').replaceAll('<', '\\u003c');
  return {
    '/private-addresses': htmlPage(
      htmlDocument(
        'Reaches for private addresses',
        `${targets.map(markupFor).join('\n')}<script>const targets = ${list};${ATTEMPTS}</script>`,
        targets.map(headFor).join('\n'),
      ),
    ),
    '/private-redirect': ({ response, url }) => {
      const target = targets[Number.parseInt(url.searchParams.get('target') ?? '0', 10)];
      if (target === undefined) response.writeHead(404).end();
      else response.writeHead(302, { location: target }).end();
    },
    '/private-frame-redirect': htmlPage(
      htmlDocument(
        'Frames that are redirected',
        targets
          .map((_, index) => `<iframe title="${index}" src="/private-redirect?target=${index}"></iframe>`)
          .join('\n'),
      ),
    ),
    '/private-navigation': htmlPage(
      htmlDocument('Goes there by script', `<script>location.href = ${first};</script>`),
    ),
    '/private-refresh': htmlPage(
      htmlDocument(
        'Goes there by refresh',
        '',
        `<meta http-equiv="refresh" content="0;url=${escapeAttribute(targets[0] ?? 'about:blank')}">`,
      ),
    ),
    '/private-form': htmlPage(
      htmlDocument(
        'Goes there by form',
        `<form method="post" action="${escapeAttribute(targets[0] ?? 'about:blank')}"><input name="secret" value="1"></form>
        <script>document.forms[0].submit();</script>`,
      ),
    ),
    '/private-worker.js': ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(
        `for (const target of ${list}) {
          fetch(target, { mode: 'no-cors' }).catch(() => {});
          try { new WebSocket(target.replace(/^http/, 'ws')); } catch {}
          try { importScripts(target); } catch {}
        }`,
      );
    },
  };
}

function headFor(target: string): string {
  const href = escapeAttribute(target);
  return `<link rel="stylesheet" href="${href}?css">
<link rel="preload" as="image" href="${href}?preload">
<link rel="prefetch" href="${href}?prefetch">
<link rel="preconnect" href="${href}">
<link rel="dns-prefetch" href="${href}">
<link rel="modulepreload" href="${href}?module">
<link rel="icon" href="${href}?icon">
<link rel="manifest" href="${href}?manifest">
<style>@import "${href}?import"; @font-face { font-family: f; src: url("${href}?font"); } body { font-family: f; background: url("${href}?background"); }</style>`;
}

function markupFor(target: string): string {
  const source = escapeAttribute(target);
  return `<img alt="" src="${source}?img"><img alt="" srcset="${source}?srcset 1x">
<picture><source srcset="${source}?source"><img alt="" src="${source}?picture"></picture>
<script src="${source}?script" async></script>
<iframe title="Inside" src="${source}?iframe"></iframe>
<iframe title="Inside too" srcdoc="&lt;img src='${source}?srcdoc'&gt;"></iframe>
<object data="${source}?object"></object><embed src="${source}?embed">
<video src="${source}?video" poster="${source}?poster" autoplay muted><track src="${source}?track" default></video>
<audio src="${source}?audio" autoplay></audio>
<input type="image" alt="Go" src="${source}?input">
<svg width="9" height="9"><image href="${source}?svg"/><use href="${source}?use#x"/></svg>
<a href="${source}?link" ping="${source}?ping" target="_blank">A link</a>`;
}

const ATTEMPTS = `
for (const target of targets) {
  const tryTo = (attempt) => { try { attempt(); } catch {} };
  tryTo(() => fetch(target + '?fetch', { mode: 'no-cors' }).catch(() => {}));
  tryTo(() => fetch(target + '?post', { method: 'POST', mode: 'no-cors', body: 'x', keepalive: true }).catch(() => {}));
  tryTo(() => { const call = new XMLHttpRequest(); call.open('GET', target + '?xhr'); call.send(); });
  tryTo(() => new WebSocket(target.replace(/^http/, 'ws')));
  tryTo(() => new EventSource(target + '?events'));
  tryTo(() => navigator.sendBeacon(target + '?beacon', 'x'));
  tryTo(() => new WebTransport(target.replace(/^http:/, 'https:')));
  tryTo(() => import(target + '?dynamic').catch(() => {}));
  tryTo(() => open(target + '?window'));
  tryTo(() => new Worker(URL.createObjectURL(new Blob(['importScripts(' + JSON.stringify(target) + ')']))));
  tryTo(() => document.querySelector('a').click());
  tryTo(() => {
    const { hostname, port } = new URL(target);
    const peer = new RTCPeerConnection({ iceServers: [
      { urls: 'stun:' + hostname + ':' + port },
      { urls: 'turn:' + hostname + ':' + port + '?transport=tcp', username: 'u', credential: 'p' },
    ] });
    peer.createDataChannel('x');
    peer.createOffer().then((offer) => peer.setLocalDescription(offer));
  });
}
try { new Worker('/private-worker.js'); } catch {}
try { navigator.serviceWorker.register('/private-worker.js').catch(() => {}); } catch {}
`;

function escapeAttribute(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
