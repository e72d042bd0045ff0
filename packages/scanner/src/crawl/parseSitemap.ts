import { XMLParser } from 'fast-xml-parser';

/** What one sitemap file holds; addresses as written, not checked. */
export interface ParsedSitemap {
  /** Pages. */
  readonly pages: readonly string[];
  /** Further sitemaps, when it is an index. */
  readonly sitemaps: readonly string[];
}

/** @see https://www.sitemaps.org/protocol.html – at most 50,000 entries a file */
const MOST_ENTRIES = 50_000;

const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  parseTagValue: false,
  // Entities that a document defines itself can grow without an end ("billion laughs").
  processEntities: false,
  removeNSPrefix: true,
  maxNestedTags: 20,
  isArray: (name) => ['url', 'sitemap', 'loc'].includes(name),
});

/** Reads a sitemap, a sitemap index or a text sitemap; from a broken file what can be read. Never throws. */
export function parseSitemap(text: string): ParsedSitemap {
  const content = text.replace(/^\uFEFF/, '').trimStart();
  if (!content.startsWith('<')) return { pages: textEntries(content), sitemaps: [] };
  const document = parseXml(content) ?? parseXml(closed(content));
  return {
    pages: entries(document, 'urlset', 'url'),
    sitemaps: entries(document, 'sitemapindex', 'sitemap'),
  };
}

function parseXml(text: string): unknown {
  try {
    const document: unknown = parser.parse(text);
    // Cut off in the middle, a document can come back without its entries and without an error.
    return property(document, 'urlset') || property(document, 'sitemapindex') ? document : undefined;
  } catch {
    return undefined;
  }
}

/** A document that breaks somewhere, cut back to its last whole entry. */
function closed(text: string): string {
  const root = /<(?:[\w-]+:)?(urlset|sitemapindex)\b/.exec(text)?.[1] ?? 'urlset';
  const entry = root === 'urlset' ? 'url' : 'sitemap';
  const opening = new RegExp(`<(?:[\\w-]+:)?${entry}>`).exec(text);
  const end = [...text.matchAll(new RegExp(`</(?:[\\w-]+:)?${entry}>`, 'g'))].at(-1);
  if (!opening || !end) return '';
  return `<${root}>${text.slice(opening.index, end.index)}</${entry}></${root}>`.replaceAll(
    /<(\/?)[\w-]+:/g,
    '<$1',
  );
}

function entries(document: unknown, root: string, entry: string): readonly string[] {
  const listed = property(property(document, root), entry);
  if (!Array.isArray(listed)) return [];
  return listed
    .slice(0, MOST_ENTRIES)
    .map((item: unknown) => property(property(item, 'loc'), '0'))
    .filter((location) => typeof location === 'string')
    .map((location) => decodePredefined(location.trim()))
    .filter((location) => location !== '');
}

function textEntries(content: string): readonly string[] {
  return content
    .split(/\r\n|\r|\n/, MOST_ENTRIES)
    .map((line) => line.trim())
    .filter((line) => /^https?:\/\//i.test(line));
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

const PREDEFINED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five entities of XML itself and numbers, each once: what they stand for is not read again. */
function decodePredefined(text: string): string {
  return text.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (whole, name, decimal, hex) => {
      if (name) return PREDEFINED[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
