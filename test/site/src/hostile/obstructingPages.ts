import { type HostilePages, htmlDocument, htmlPage } from './hostilePage.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' } as const;
const PINNED = 'position: fixed; inset: 50% 0 0; background: #fff; color: #000';
const BANNER = '<p>We use cookies.</p><button>Accept all</button>';

/** What stands in the way of a page's content, and wants to be called something else or be read without end. */
export const obstructingPages: HostilePages = {
  '/login-with-a-hostile-scheme': ({ response }) => {
    const headers = { ...HTML, 'www-authenticate': '<b>Sign in</b> realm="</script><script>alert(1)//"' };
    response.writeHead(401, headers).end(htmlDocument('<b>Sign in', '<p>No.</p>'));
  },
  '/challenge-without-end': ({ response }) => {
    response
      .writeHead(403, { ...HTML, 'cf-mitigated': 'challenge' })
      .write('<!doctype html><title>Just a moment');
  },
  '/challenge-with-a-hostile-name': ({ response }) => {
    const body = '<div class="cf-turnstile" data-name="<img src=x onerror=alert(1)>"></div>';
    response.writeHead(403, HTML).end(`<!doctype html><html lang="en"><title>\u202Ehost</title>${body}`);
  },
  '/overlay-that-hides-its-properties': htmlPage(
    htmlDocument(
      'Hides its properties',
      `<form style="${PINNED}">${BANNER}${[
        'parentNode',
        'childNodes',
        'shadowRoot',
        'assignedSlot',
        'localName',
        'matches',
        'checkVisibility',
        'getBoundingClientRect',
      ]
        .map((name) => `<input type="hidden" name="${name}">`)
        .join('')}</form>`,
    ),
  ),
  '/overlay-in-overlays': htmlPage(
    htmlDocument(
      'Overlays in overlays',
      `${`<div style="${PINNED}">`.repeat(400)}${BANNER}${'</div>'.repeat(400)}`,
    ),
  ),
  '/overlay-of-a-mebibyte': htmlPage(
    htmlDocument(
      'Long overlay',
      `<div style="${PINNED}; overflow: hidden">${BANNER}<p>${'cookies '.repeat(130_000)}</p></div>`,
    ),
  ),
  '/element-from-nowhere': htmlPage(
    htmlDocument(
      'Element from nowhere',
      `<div style="${PINNED}">${BANNER}</div><script>
        document.elementFromPoint = () => { throw new Error('no') };
        Document.prototype.elementFromPoint = () => ({});
        Element.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, right: 0, bottom: 0 });
        Object.defineProperty(window, 'innerWidth', { get: () => 0 });</script>`,
    ),
  ),
};
