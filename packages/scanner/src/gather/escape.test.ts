import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalSite, startLocalSite } from './localSite.testing.ts';
import { openTestScanner, type TestScanner } from './testScanner.testing.ts';

/** A listener that nothing may reach: TCP and UDP on one port, of every loopback address. */
async function openTrap() {
  const arrivals: string[] = [];
  const tcp = createServer((socket) => {
    socket.once('data', (data) => {
      arrivals.push(`tcp ${data.toString('latin1').split('\r\n')[0]}`);
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    });
    socket.on('error', () => {});
    arrivals.push('tcp connection');
  });
  await new Promise<void>((resolve) => tcp.listen(0, '::', resolve));
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket({ type: 'udp6', ipv6Only: false });
  udp.on('message', () => arrivals.push('udp'));
  await new Promise<void>((resolve) => udp.bind(port, '::', () => resolve()));
  return {
    port,
    arrivals,
    close: async () => {
      udp.close();
      await new Promise((resolve) => tcp.close(resolve));
    },
  };
}

function attempts(target: string): string {
  return `<link rel=stylesheet href="${target}/css"><link rel=preload as=image href="${target}/preload">
  <link rel=prefetch href="${target}/prefetch"><link rel=preconnect href="${target}">
  <link rel=dns-prefetch href="${target}"><link rel=modulepreload href="${target}/module">
  <link rel=icon href="${target}/icon"><link rel=manifest href="${target}/manifest">
  <script type=speculationrules>{"prerender":[{"urls":["${target}/prerender"]}]}</script>
  <style>@import "${target}/import";@font-face{font-family:f;src:url("${target}/font")}
  body{font-family:f;background:url("${target}/background")}</style>
  <img alt="" src="${target}/img"><img alt="" src="/to?${target}/redirected"><script src="${target}/script" async></script>
  <iframe title=a src="${target}/iframe"></iframe><iframe title=b src="/to?${target}/redirected-frame"></iframe>
  <iframe title=c srcdoc="<img src='${target}/srcdoc'><form action='${target}/form' method=post></form><script>document.forms[0].submit()</script>"></iframe>
  <object data="${target}/object"></object><embed src="${target}/embed"><video src="${target}/video" poster="${target}/poster" autoplay muted></video>
  <a id=ping href="/popup" ping="${target}/ping" target=_blank>p</a>
  <script>{
    const target = ${JSON.stringify(target)}, socket = target.replace('http', 'ws');
    const all = [
      () => fetch(target + '/fetch', { mode: 'no-cors' }), () => fetch('/to?' + target + '/f', { mode: 'no-cors' }),
      () => navigator.sendBeacon(target + '/beacon', 'x'), () => new WebSocket(socket), () => new EventSource(target),
      () => { const x = new XMLHttpRequest(); x.open('POST', target); x.send('x') },
      () => new Worker(URL.createObjectURL(new Blob(['importScripts("' + target + '");fetch("' + target + '")']))),
      () => new SharedWorker(URL.createObjectURL(new Blob(['fetch("' + target + '")']))),
      () => navigator.serviceWorker.register('/worker.js'), () => open(target + '/open'), () => ping.click(),
      () => import(target + '/import.js'), () => new WebTransport(target.replace('http:', 'https:')).ready,
      () => fetchLater(target + '/later'),
      async () => {
        const at = new URL(target).host;
        const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + at }, { urls: 'turn:' + at, username: 'u', credential: 'c' },
          { urls: 'turn:' + at + '?transport=tcp', username: 'u', credential: 'c' }, { urls: 'turns:' + at, username: 'u', credential: 'c' }] });
        peer.createDataChannel('d');
        await peer.setLocalDescription(await peer.createOffer());
        const [ip, port] = [at.replace(/:\\d+$/, ''), at.match(/\\d+$/)[0]];
        await peer.addIceCandidate({ sdpMid: '0', candidate: 'candidate:1 1 udp 1 ' + ip + ' ' + port + ' typ host' });
      },
    ];
    for (const one of all) try { Promise.resolve(one()).catch(() => {}) } catch {}
  }</script>`;
}

let trap: Awaited<ReturnType<typeof openTrap>>;
let site: LocalSite;
beforeAll(async () => {
  trap = await openTrap();
  const { port } = trap;
  const targets = [
    `http://127.0.0.1:${port}`,
    `http://localhost:${port}`,
    `http://127.0.0.2:${port}`,
    `http://[::1]:${port}`,
    `http://[::ffff:127.0.0.1]:${port}`,
    `http://0.0.0.0:${port}`,
    'http://169.254.169.254',
  ];
  const page = (list: readonly string[]) =>
    `<!doctype html><html lang=en><title>Escape</title><main><h1>E</h1>${list.map(attempts).join('')}</main>`;
  site = await startLocalSite({
    '/all': page(targets),
    '/one': page(targets.slice(0, 1)),
    '/to': (request, response) =>
      void response.writeHead(302, { location: request.url?.split('?')[1] ?? '/' }).end(),
    '/worker.js': (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(`oninstall = () => fetch(${JSON.stringify(targets[0])})`),
    '/popup': `<img src="${targets[0]}/popup">`,
    '/leaves': `<!doctype html><title>l</title><script>location = ${JSON.stringify(targets[0])}</script>`,
    '/refreshes': `<!doctype html><title>r</title><meta http-equiv=refresh content="0;url=${targets[0]}">`,
  });
});
afterAll(async () => {
  await site.close();
  await trap.close();
});

async function withScanner<T>(targets: readonly string[], use: (scanner: TestScanner) => Promise<T>) {
  const scanner = await openTestScanner(targets);
  try {
    return await use(scanner);
  } finally {
    await scanner.close();
  }
}

test('of all ways out of a page to private addresses, none arrives', async () => {
  await withScanner([new URL(site.origin).host], async (scanner) => {
    const { outcome } = await scanner.scan(`${site.origin}/all`, ['desktop']);
    // On a busy machine its frames may take too long to be checked; what was attempted was attempted.
    expect(['SCANNED', 'FAILED']).toContain(outcome);
    expect(await scanner.scan(`${site.origin}/to?http://127.0.0.1:${trap.port}/`, ['phone'])).toMatchObject({
      outcome: 'FAILED',
      reason: 'ADDRESS_REFUSED',
    });
    expect(await scanner.scan(`http://127.0.0.1:${trap.port}/`, ['phone'])).toMatchObject({
      outcome: 'FAILED',
      reason: 'ADDRESS_REFUSED',
    });
    for (const path of ['/leaves', '/refreshes']) {
      expect(await scanner.scan(`${site.origin}${path}`, ['phone'])).toEqual({
        outcome: 'REDIRECTED',
        httpStatus: 200,
        leadsTo: `http://127.0.0.1:${trap.port}/`,
      });
    }
    await sleep(500);
  });
  expect(trap.arrivals).toEqual([]);
});

test('the same attempts do arrive where that is allowed', async () => {
  await withScanner(['127.0.0.1'], async (scanner) => {
    await scanner.scan(`${site.origin}/one`, ['phone']);
  });
  const ways = new Set(trap.arrivals.map((line) => line.split(' ').slice(0, 3).join(' ')));
  for (const way of [
    'GET /css',
    'GET /img',
    'GET /iframe',
    'GET /redirected',
    'POST /beacon',
    'GET /fetch',
    'POST /form',
  ]) {
    expect(ways).toContain(`tcp ${way}`);
  }
});
