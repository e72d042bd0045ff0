import { type HostilePages, htmlDocument, htmlPage, scriptPage } from './hostilePage.ts';

/** The count that a query string asks for, for example `?count=5000`. */
function countOf(url: URL, standard: number): number {
  const asked = Number.parseInt(url.searchParams.get('count') ?? '', 10);
  return Number.isSafeInteger(asked) && asked > 0 ? Math.min(asked, 1_000_000) : standard;
}

function repeated(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('\n');
}

/** Documents that are valid, and too much. Those with a count take it from `?count=`. */
export const largeDocuments: HostilePages = {
  /** 100,000 paragraphs, no defect. */
  '/huge-dom': htmlPage((url) =>
    htmlDocument(
      'Huge document',
      repeated(countOf(url, 100_000), (index) => `<p>Paragraph ${index}</p>`),
    ),
  ),
  /** 400 levels, just within what the HTML parser nests; deeper ones need a script. */
  '/deep-dom': htmlPage(htmlDocument('Deep document', `${'<div>'.repeat(400)}deep${'</div>'.repeat(400)}`)),
  '/deeper-dom': scriptPage(
    'Deeper document',
    `let inner = document.querySelector('main');
    for (let depth = 0; depth < 1_500; depth += 1) {
      const div = document.createElement('div');
      inner.append(div);
      inner = div;
    }
    inner.innerHTML = '<img src="x.png">';`,
  ),
  /** 5,000 images without a text alternative: that many findings of the rule image-alt. */
  '/thousands-of-issues': htmlPage((url) =>
    htmlDocument(
      'Thousands of issues',
      repeated(
        countOf(url, 5_000),
        (index) => `<img src="/x.png" width="20" height="20" id="image-${index}">`,
      ),
    ),
  ),
  /** 100,000 px high. */
  '/tall': htmlPage(
    htmlDocument('Tall document', '<div style="height:100000px">Long way down</div><img src="/x.png">'),
  ),
  /** 60,000 px wide. */
  '/wide': htmlPage(htmlDocument('Wide document', '<div style="width:60000px">Far away</div>')),
  /** 1,000 links, each to a new page of the same kind. */
  '/infinite-links': htmlPage((url) => {
    const start = Number.parseInt(url.searchParams.get('page') ?? '0', 10) || 0;
    const links = repeated(
      countOf(url, 1_000),
      (index) => `<li><a href="/infinite-links?page=${start * 1_000 + index + 1}">Page</a></li>`,
    );
    return htmlDocument('Infinite links', `<ul>${links}</ul>`);
  }),
  '/frames-in-frames': htmlPage((url) => {
    const depth = countOf(url, 1);
    return htmlDocument(
      'Frames in frames',
      `<iframe title="Frame ${depth}" src="/frames-in-frames?count=${depth + 1}"></iframe>`,
    );
  }),
  /** A sitemap index that only names further ones, without end. */
  '/endless-sitemap.xml': ({ response, url }) => {
    const step = countOf(url, 1);
    const origin = `http://${response.req.headers.host ?? 'localhost'}`;
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${origin}/endless-sitemap.xml?count=${step + 1}</loc></sitemap>
</sitemapindex>`);
  },
  /** Entities that grow a thousand million times when they are expanded. */
  '/entity-bomb.xml': ({ response }) => {
    const entities = repeated(9, (index) => `<!ENTITY lol${index + 1} "${`&lol${index};`.repeat(10)}">`);
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?>
<!DOCTYPE urlset [<!ENTITY lol0 "lol">${entities}]>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>&lol9;</loc></url></urlset>`);
  },
};
