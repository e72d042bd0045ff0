import type {
  HeadArtifacts,
  Heading,
  IncompleteImage,
  MetaTag,
  PageText,
  RenderedArtifacts,
  SiteAuditArtifacts,
  TextElement,
  Unlinked,
} from '../../gather/siteAuditArtifacts.ts';

export const PAGE_URL = 'https://boats.example/oars';

export function pageText(text: string): PageText {
  return { text, codePoints: [...text].length };
}

export function titleTag(text: string): TextElement {
  return { content: pageText(text), html: `<title>${text}</title>` };
}

/** A tag with `name`, unless told that it has `property`. */
export function metaTag(key: string, content: string, attribute: 'name' | 'property' = 'name'): MetaTag {
  return {
    [attribute]: key,
    content: pageText(content),
    html: `<meta ${attribute}="${key}" content="${content}">`,
  };
}

export function heading(level: number, text: string, changes: Partial<Heading> = {}): Heading {
  const html = `<h${level}>${text}</h${level}>`;
  return { level, isH1: level === 1, content: pageText(text), isNamed: text !== '', html, ...changes };
}

export function image(changes: Partial<IncompleteImage> = {}): IncompleteImage {
  return {
    alt: 'GIVEN',
    src: 'GIVEN',
    hasOtherSource: false,
    isInView: true,
    isDecorative: false,
    isNamedOtherwise: false,
    html: '<img>',
    ...changes,
  };
}

export function unlinked(changes: Partial<Unlinked> = {}): Unlinked {
  return {
    href: 'ABSENT',
    content: pageText('Oars'),
    hasContent: true,
    isTarget: false,
    isExplained: false,
    isPressable: false,
    ...changes,
  };
}

/** With which nothing is wrong. */
const SOUND_HEAD: HeadArtifacts = {
  titles: [titleTag('Oars of ash and spruce, for every kind of boat')],
  metas: [metaTag('description', 'o'.repeat(140)), metaTag('viewport', 'width=device-width')],
  bases: [],
  hasIcon: true,
};

const SOUND_PAGE: RenderedArtifacts = {
  ...SOUND_HEAD,
  headings: [heading(1, 'Oars')],
  images: [],
  unlinked: [],
  references: [],
};

export function artifacts(
  rendered: Partial<RenderedArtifacts>,
  raw: Partial<HeadArtifacts> = {},
): SiteAuditArtifacts {
  return {
    pageUrl: PAGE_URL,
    screenSize: 'desktop',
    raw: { ...SOUND_HEAD, ...raw },
    rendered: { ...SOUND_PAGE, ...rendered },
  };
}
