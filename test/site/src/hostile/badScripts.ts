import { type HostilePages, htmlDocument, htmlPage, scriptPage } from './hostilePage.ts';

/** Documents whose scripts keep a browser from its work, or kill it. */
export const badScripts: HostilePages = {
  '/alert-loop': scriptPage('Alert loop', 'for (;;) alert("Still here");'),
  '/dialogs': scriptPage('Dialogs', 'alert(1); confirm(2); prompt(3); print();'),
  '/keeps-you-here': scriptPage(
    'Keeps you here',
    'addEventListener("beforeunload", (event) => { event.preventDefault(); event.returnValue = "x"; });',
  ),
  '/busy-loop': scriptPage('Busy loop', 'for (;;);'),
  '/endless-page': scriptPage(
    'Endless page',
    `const grow = () => {
      for (let i = 0; i < 20; i += 1) {
        const p = document.createElement('p');
        p.textContent = 'And on, and on. ';
        document.querySelector('main').append(p);
      }
      requestAnimationFrame(grow);
    };
    grow();`,
  ),
  '/memory-bomb': scriptPage(
    'Memory bomb',
    // JavaScript's own heap: it ends the renderer at the heap's limit, while array buffers would only throw.
    'const kept = []; for (;;) kept.push(new Array(30_000_000).fill(kept.length + 0.5));',
  ),
  '/renderer-crash': scriptPage(
    'Renderer crash',
    // Layout recurses: so deep a tree overflows the stack at once, and needs no memory to speak of.
    `let inner = document.querySelector('main');
    for (let depth = 0; depth < 100_000; depth += 1) {
      const div = document.createElement('div');
      inner.append(div);
      inner = div;
    }
    inner.textContent = 'deep';
    document.body.offsetHeight;`,
  ),
  '/reload-loop': scriptPage('Reload loop', 'setTimeout(() => location.reload(), 50);'),
  '/navigates-away': scriptPage(
    'Navigates away',
    'setTimeout(() => { location.href = "/ok?from=navigates-away"; }, 300);',
  ),
  '/refresh-loop': htmlPage(
    htmlDocument('Refresh loop', '', '<meta http-equiv="refresh" content="0;url=/refresh-loop">'),
  ),
  '/pop-ups': scriptPage('Pop-ups', 'setInterval(() => open("/ok", "_blank"), 20);'),
  '/asks-for-everything': scriptPage(
    'Asks for everything',
    `navigator.geolocation.getCurrentPosition(() => {});
    Notification.requestPermission();
    navigator.mediaDevices?.getUserMedia({ audio: true, video: true });
    document.documentElement.requestFullscreen?.();
    navigator.serviceWorker?.register('/service-worker.js');`,
  ),
  '/service-worker.js': ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end(`addEventListener('fetch', (event) => event.respondWith(new Response('taken over')));`);
  },
  '/tampers': htmlPage(
    htmlDocument(
      'Tampers with what a checker relies on',
      '<img src="/missing.png">',
      `<script>
        const liar = () => { throw new Error('tampered'); };
        Object.defineProperty(window, 'axe', { get: () => ({ run: async () => ({ violations: [] }) }), set() {} });
        JSON.stringify = liar;
        Array.prototype.map = liar;
        Document.prototype.querySelectorAll = () => [];
        Element.prototype.getBoundingClientRect = () => ({ x: NaN, y: -Infinity, width: 1e300, height: NaN });
        window.requestAnimationFrame = liar;
        window.setTimeout = liar;
        window.Promise = undefined;
      </script>`,
    ),
  ),
};
