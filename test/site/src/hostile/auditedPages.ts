import { type HostilePage, type HostilePages, htmlDocument, htmlPage, scriptPage } from './hostilePage.ts';

const MEBIBYTE = 1024 * 1024;

/** Nothing of this is an address that can be asked for over HTTP, or stays one once it has been read well. */
const ODD_ADDRESSES = [
  'mailto:somebody@example.invalid',
  'tel:+00-555-0134',
  'sms:+00-555-0134',
  'whatsapp://send?text=x',
  'intent://scan/#Intent;scheme=zxing;end',
  'geo:54.1,7.9',
  'ftp://files.example.invalid/x',
  'ws://example.invalid/x',
  'urn:isbn:0451450523',
  'magnet:?xt=urn:btih:0',
  'data:text/html,<p>x',
  'blob:http://127.0.0.1/1',
  'about:blank',
  'javascript:void(0)',
  ' JAVA\tSCRIPT:alert(1)',
  'x-made-up:y',
  'http:',
  'http://',
  'http://[::1',
  'http://%zz/',
  'http://a b/',
  'http://127.0.0.1:99999/',
  '//',
];

/** Addresses of names beyond ASCII, of fragments and of user information, which resolve nowhere (RFC 6761). */
const INTERNATIONAL_ADDRESSES = [
  'http://bücher.invalid/straße?größe=1#anfang',
  'http://xn--bcher-kva.invalid/stra%C3%9Fe?gr%C3%B6%C3%9Fe=1',
  'http://☃.invalid/',
  'http://faß.invalid/',
  'http://somebody:secret@example.invalid/',
];

/** Documents that are an attack, or an accident, for whoever reads titles, descriptions, links and tags. */
export const auditedPages: HostilePages = {
  /** A title of one mebibyte, and a description as long. */
  '/mebibyte-title': htmlPage(() => {
    const long = 'T'.repeat(MEBIBYTE);
    return htmlDocument(long, '<p>Short.</p>', `<meta name="description" content="${long}">`);
  }),
  /** 100 of each tag that may stand once; `?count=` asks for another number. */
  '/hundred-tags': htmlPage((url) => {
    const count = Number.parseInt(url.searchParams.get('count') ?? '', 10) || 100;
    const many = (tag: (index: number) => string) => Array.from({ length: count }, (_, index) => tag(index));
    const head = [
      ...many((index) => `<title>Title ${index}</title>`),
      ...many((index) => `<base href="/base-${index}/">`),
      ...many((index) => `<meta name="viewport" content="width=${index + 1}">`),
      ...['description', 'keywords'].flatMap((name) =>
        many((index) => `<meta name="${name}" content="${name} ${index}">`),
      ),
      ...['og:title', 'og:description', 'og:url', 'og:image', 'og:video'].flatMap((name) =>
        many((index) => `<meta property="${name}" content="${name} ${index}">`),
      ),
    ];
    return htmlDocument(
      'The first title',
      many((index) => `<h1>Heading ${index}</h1>`).join(''),
      head.join(''),
    );
  }),
  /** 10,000 links to addresses of their own, none of which is a page; `?count=` asks for another number. */
  '/many-links': htmlPage((url) => {
    const count = Number.parseInt(url.searchParams.get('count') ?? '', 10) || 10_000;
    const links = Array.from(
      { length: count },
      (_, index) => `<a href="/file-${index}.pdf">File ${index}</a>`,
    );
    return htmlDocument('Many links', `<ul><li>${links.join('</li>\n<li>')}</li></ul>`);
  }),
  '/odd-addresses': htmlPage(
    htmlDocument(
      'Odd addresses',
      ODD_ADDRESSES.map(
        (address, index) =>
          `<p><a href="${address}">Link ${index}</a> <q cite="${address}">Quotation</q></p>`,
      ).join('\n'),
    ),
  ),
  '/international-addresses': htmlPage(
    htmlDocument(
      'International addresses',
      INTERNATIONAL_ADDRESSES.map((address, index) => `<p><a href="${address}">Link ${index}</a></p>`).join(
        '',
      ),
    ),
  ),
  /** Only the first `base` with an address counts, and one of a script is none (HTML, 4.2.3). */
  '/bases': htmlPage(
    htmlDocument(
      'Bases',
      '<a href="one">One</a> <a href="#here">Here</a>',
      '<base target="_top"><base href="javascript:alert(1)//"><base href="/elsewhere/"><base href="data:,x">',
    ),
  ),
  '/utf-16': utf16Page('text/html'),
  '/utf-16-declared': utf16Page('text/html; charset=utf-16le', { hasMark: false }),
  /** Bytes of windows-1252 that nothing declares, and that are no UTF-8. */
  '/windows-1252': ({ response }) => {
    const html = undeclared('Caf\u00e9 \u0080 cr\u00e8me', 'Na\u00efve');
    response.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.from(html, 'latin1'));
  },
  /** Says one encoding in the header and another in the document; the header counts. */
  '/two-encodings': ({ response }) => {
    const html = undeclared('Caf\u00e9', 'Na\u00efve').replace('<head>', '<head><meta charset="shift_jis">');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  },
  '/invalid-html': htmlPage(
    `<TITLE>In no head<meta name=description content='Not closed</title><p>Text<h1>One<h2>Two</h1></h3>
    <form><form><a href=/ok>Link<a href=/ok>Link in link<table><h4>In a table</h4><tr><img src=/x.png alt=>
    <title>In the body</title><svg><title>Of a drawing</title><a href="/ok">x</a></svg><!-- <h1>never</h1>`,
  ),
  '/no-head': scriptPage(
    'Gone',
    'document.head.remove(); document.querySelector("h1").remove(); document.title = "Never set";',
  ),
  /** Fields and pictures whose names are those of what a reader of the document asks for, and axe-core does not. */
  '/names-of-properties': htmlPage(
    htmlDocument(
      'Names of properties',
      `<form name="querySelectorAll"><input name="innerHTML"><input name="closest"><input name="matches">
      </form>
      ${['title', 'head', 'body', 'links', 'images', 'scripts', 'forms', 'baseURI', 'URL', 'documentElement']
        .map((name) => `<img name="${name}" alt="${name}" src="/x.png">`)
        .join('')}`,
      '<meta name="__proto__" content="x"><meta property="constructor" content="y"><meta name="hasOwnProperty">',
    ),
  ),
  '/frameset': htmlPage(
    '<html><head><title>A frameset</title></head><frameset><frame src="/ok"></frameset></html>',
  ),
  '/blank': htmlPage('   '),
};

function undeclared(title: string, text: string): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${text}</h1></main></body></html>`;
}

function utf16Page(contentType: string, { hasMark = true } = {}): HostilePage {
  return ({ response }) => {
    const html = undeclared('Zwölf Boxkämpfer \u{1f94a}', 'Sixteen bits');
    response.writeHead(200, { 'content-type': contentType });
    response.end(Buffer.from(`${hasMark ? '\ufeff' : ''}${html}`, 'utf16le'));
  };
}
