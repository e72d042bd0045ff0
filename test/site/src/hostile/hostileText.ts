import { type HostilePages, htmlDocument, htmlPage } from './hostilePage.ts';

const RIGHT_TO_LEFT_OVERRIDE = '\u202e';
const SCRIPT = '<script>window.hostileScriptRan = true</script>';
const ESCAPED_SCRIPT = SCRIPT.replaceAll('<', '&lt;');
const HANDLER = '&quot;&gt;&lt;img src=x onerror=&quot;window.hostileScriptRan = true&quot;&gt;';

/** Links that must never be followed, nor be rendered as links anywhere. */
const DANGEROUS_LINKS = [
  'javascript:window.hostileScriptRan=true',
  'JaVaScRiPt:window.hostileScriptRan=true',
  ' java&#10;script:window.hostileScriptRan=true',
  'data:text/html,<script>window.hostileScriptRan=true</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:http://127.0.0.1/1',
  'view-source:http://127.0.0.1/',
  'chrome://crash',
  'about:blank',
  'mailto:somebody@example.test',
  'http://user:password@127.0.0.1:1/',
  'http://[::1',
  'http://%zz',
];

/** Documents whose titles, markup, links and URLs are an attack on whoever shows them. */
export const hostileText: HostilePages = {
  '/xss': htmlPage(
    htmlDocument(
      `${ESCAPED_SCRIPT}${HANDLER} {{7*7}} \${7*7} %s %00`,
      `<img id="${HANDLER}" src="x.png" data-note="${ESCAPED_SCRIPT}">
      <a href="/xss/${encodeURIComponent(SCRIPT)}?q=${encodeURIComponent('"><svg onload=1>')}">${ESCAPED_SCRIPT}</a>
      <button class="${HANDLER}"></button>`,
      `<link rel="canonical" href="javascript:alert(1)">
      <meta name="description" content="${HANDLER}">`,
    ),
  ),
  '/xss/%3Cscript%3Ewindow.hostileScriptRan%20%3D%20true%3C%2Fscript%3E': htmlPage(
    htmlDocument('A path of markup', '<img src="x.png">'),
  ),
  '/dangerous-links': htmlPage(
    htmlDocument(
      'Dangerous links',
      DANGEROUS_LINKS.map((href, index) => `<p><a href="${href}">Link ${index}</a></p>`).join('\n'),
    ),
  ),
  '/right-to-left': htmlPage(
    htmlDocument(
      `invoice${RIGHT_TO_LEFT_OVERRIDE}fdp.exe`,
      `<img src="x.png" class="${RIGHT_TO_LEFT_OVERRIDE}gnp.x">
      <p>\u2066Isolated\u2069, \u200bzero\u200dwidth, \ufeffmark, \ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67</p>`,
    ),
  ),
  '/long-text': htmlPage(
    htmlDocument(
      'Long '.repeat(20_000),
      `<img src="x.png" data-long="${'x'.repeat(200_000)}" id="${'y'.repeat(50_000)}">
      <a href="/long?${'z'.repeat(60_000)}">Long link</a>`,
    ),
  ),
  '/bad-characters': ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const bytes = Buffer.from([
      0x00, 0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0x01, 0x1b, 0x5b, 0x33, 0x31, 0x6d,
    ]);
    const document = htmlDocument('§', '<img src="x.png" data-note="§">');
    const parts = document.split('§').flatMap((part, index) => {
      const text = Buffer.from(part);
      return index === 0 ? [text] : [bytes, text];
    });
    response.end(Buffer.concat(parts));
  },
};
