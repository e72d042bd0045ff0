import type { ScreenSize } from '@sitelens/api-client/contract';
import type { PageReference } from '../checks/siteAudit/record.ts';

/** Text of a page, hostile: white space collapsed and trimmed, cut at 2,000 UTF-16 units, well formed. */
export interface PageText {
  readonly text: string;
  /** Of the whole, before it was cut. */
  readonly codePoints: number;
}

/** An element with text in it, such as a title. */
export interface TextElement {
  readonly content: PageText;
  /** Its markup, cut at 500 UTF-16 units. */
  readonly html: string;
}

/** A `meta` element that says something about the page, by `name` or `property`. */
export interface MetaTag {
  /** Lower case. `property` is RDFa's, which Open Graph uses; many write `name` for it, some both. */
  readonly name?: string;
  readonly property?: string;
  readonly content: PageText;
  readonly html: string;
}

/** What a document says of itself to machines. */
export interface HeadArtifacts {
  /** HTML's own, wherever they stand; an SVG's title is none. */
  readonly titles: readonly TextElement[];
  /** Of the names that are checked alone. */
  readonly metas: readonly MetaTag[];
  /** Markup of each `base`. */
  readonly bases: readonly string[];
  readonly hasIcon: boolean;
}

/** A heading that is shown, by its tag or by `role=heading`. */
export interface Heading extends TextElement {
  /** 1 is the highest; what ARIA says goes before the tag. */
  readonly level: number;
  /** Whether it is an `h1` element, whatever ARIA makes of it. */
  readonly isH1: boolean;
  /** By text, a picture's text or ARIA. */
  readonly isNamed: boolean;
}

/** Whether an attribute is there, and holds anything but white space. */
export type AttributeState = 'ABSENT' | 'EMPTY' | 'GIVEN';

/** An `img`, or an `input` of type image, that lacks a source or text in its place. */
export interface IncompleteImage {
  readonly alt: AttributeState;
  readonly src: AttributeState;
  /** A `srcset`, a `source` around it, or a `data-` attribute that a script takes its source from. */
  readonly hasOtherSource: boolean;
  /** Whether what it stands in is shown. */
  readonly isInView: boolean;
  /** By ARIA, or of one pixel. */
  readonly isDecorative: boolean;
  /** By `aria-label`, `aria-labelledby` or `title`. */
  readonly isNamedOtherwise: boolean;
  /** Absolute, http(s). */
  readonly url?: string;
  readonly html: string;
}

/** An `a` or `area` that leads nowhere. */
export interface Unlinked {
  /** Never `GIVEN`. */
  readonly href: AttributeState;
  readonly content: PageText;
  /** Whether it shows anything: text, or a picture. */
  readonly hasContent: boolean;
  /** `id` or `name`: others may lead to it. */
  readonly isTarget: boolean;
  /** ARIA says what it is in a link's stead, or that it is the current or a disabled one. */
  readonly isExplained: boolean;
  /** Made for being pressed: `onclick` or a place in the tab order. */
  readonly isPressable: boolean;
}

/** What is read of the page as it is shown. */
export interface RenderedArtifacts extends HeadArtifacts {
  readonly headings: readonly Heading[];
  readonly images: readonly IncompleteImage[];
  readonly unlinked: readonly Unlinked[];
  /** In document order, each kind and address once. Also those that are not to be requested. */
  readonly references: readonly PageReference[];
}

/** What the site audit reads of a page. Plain data: checks need no browser. */
export interface SiteAuditArtifacts {
  readonly pageUrl: string;
  /** At which the page was read. */
  readonly screenSize: ScreenSize;
  /** Of the HTML that the server sent, before any script ran; where that could not be had, of the page as shown. */
  readonly raw: HeadArtifacts;
  readonly rendered: RenderedArtifacts;
}
