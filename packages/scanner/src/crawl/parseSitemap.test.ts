import { describe, expect, it } from 'vitest';
import { parseSitemap } from './parseSitemap.ts';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const urlset = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset ${NAMESPACE}>${body}</urlset>`;
const url = (location: string) => `<url><loc>${location}</loc><lastmod>2026-11-20</lastmod></url>`;

describe('a sitemap', () => {
  it('lists pages in order', () => {
    expect(parseSitemap(urlset(url(' https://a.example/1\n') + url('https://a.example/2'))).pages).toEqual([
      'https://a.example/1',
      'https://a.example/2',
    ]);
  });

  it('may have one entry, or none', () => {
    expect(parseSitemap(urlset(url('https://a.example/1'))).pages).toEqual(['https://a.example/1']);
    expect(parseSitemap(urlset(''))).toEqual({ pages: [], sitemaps: [] });
  });

  it('may name its elements with a prefix, and hold those of extensions', () => {
    const text =
      '<s:urlset xmlns:s="x" xmlns:image="y"><s:url><s:loc>https://a.example/1</s:loc><image:image><image:loc>https://a.example/1.png</image:loc></image:image></s:url></s:urlset>';
    expect(parseSitemap(text).pages).toEqual(['https://a.example/1']);
  });

  it('has entities and CDATA', () => {
    expect(
      parseSitemap(
        urlset(url('https://a.example/?a=1&amp;b=&#50;&#x33;') + url('<![CDATA[https://a.example/c]]>')),
      ),
    ).toMatchObject({ pages: ['https://a.example/?a=1&b=23', 'https://a.example/c'] });
  });

  it('may be an index', () => {
    const text = `<sitemapindex ${NAMESPACE}><sitemap><loc>https://a.example/s.xml.gz</loc></sitemap></sitemapindex>`;
    expect(parseSitemap(text)).toEqual({ pages: [], sitemaps: ['https://a.example/s.xml.gz'] });
  });

  it('may be plain text', () => {
    expect(parseSitemap('\uFEFFhttps://a.example/1\r\nhttps://a.example/2\n\nnot a page\n').pages).toEqual([
      'https://a.example/1',
      'https://a.example/2',
    ]);
  });

  it('holds 50,000 entries at most', () => {
    const many = Array.from({ length: 50_010 }, (_, at) => url(`https://a.example/${at}`)).join('');
    expect(parseSitemap(urlset(many)).pages).toHaveLength(50_000);
  });
});

describe('a broken sitemap', () => {
  it.each([
    ['cut off in an entry', urlset(url('https://a.example/1') + url('https://a.example/2')).slice(0, -40)],
    ['cut off after an entry', urlset(url('https://a.example/1')).replace('</urlset>', '')],
    ['with an element never closed', urlset(`${url('https://a.example/1')}<url><loc>https://a.example/2`)],
    ['with prefixes, cut off', `<s:urlset><s:url><s:loc>https://a.example/1</s:loc></s:url><s:url><s:lo`],
  ])('%s gives what came before', (_, text) => {
    expect(parseSitemap(text).pages[0]).toBe('https://a.example/1');
  });

  it.each([
    '',
    '<',
    '<html><body>Not found</body></html>',
    '<?xml version="1.0"?>',
    '{"a":1}',
    '\u0000\u0001',
    '<urlset>',
  ])('such as %j gives nothing and no error', (text) =>
    expect(parseSitemap(text)).toEqual({ pages: [], sitemaps: [] }),
  );
});

describe('a hostile sitemap', () => {
  it('does not blow up entities of its own', () => {
    const doctype = `<!DOCTYPE urlset [<!ENTITY a "ha">${Array.from(
      { length: 30 },
      (_, at) => `<!ENTITY ${String.fromCharCode(98 + (at % 24))}${at} "${'&a;'.repeat(10)}">`,
    ).join('')}]>`;
    const { pages } = parseSitemap(
      `<?xml version="1.0"?>${doctype}<urlset>${url('https://a.example/&b0;&a;')}</urlset>`,
    );
    expect(pages.join('')).not.toContain('ha');
  });

  it('reads no file of this machine', () => {
    const doctype = '<!DOCTYPE urlset [<!ENTITY f SYSTEM "file:///etc/passwd">]>';
    expect(
      parseSitemap(`${doctype}<urlset>${url('https://a.example/&f;')}</urlset>`).pages.join(''),
    ).not.toContain('root');
  });

  it('nested without an end is given up', () => {
    expect(parseSitemap(`<urlset>${'<url>'.repeat(100_000)}`)).toEqual({ pages: [], sitemaps: [] });
  });

  it('may use the names of built-in properties', () => {
    const text =
      '<urlset><__proto__><url>x</url></__proto__><constructor/><url><loc>https://a.example/1</loc></url></urlset>';
    expect(() => parseSitemap(text)).not.toThrow();
    expect(({} as { url?: unknown }).url).toBeUndefined();
  });

  it.each(['<url>', '</url>', '<urlset><url><loc>', '<!--', '<![CDATA[', '&amp;', '<a:'])(
    'of a million times %s ends soon',
    (piece) => {
      const begin = performance.now();
      parseSitemap(`<urlset>${piece.repeat(1_000_000 / piece.length)}`);
      expect(performance.now() - begin).toBeLessThan(10_000);
    },
  );
});
