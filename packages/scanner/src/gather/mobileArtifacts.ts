import type { Target } from '@sitelens/api-client/contract';
import type { ElementDescription, ElementKey } from './elementKey.ts';

/** In CSS pixels of a frame's view that is scrolled to its top. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A `<meta name="viewport">` of the rendered document; `content` is hostile. */
export interface ViewportTag {
  readonly element: ElementKey;
  readonly content: string;
}

/** How wide the body is, and what makes it so. */
export interface BodyWidth {
  readonly element: ElementKey;
  readonly clientWidth: number;
  readonly scrollWidth: number;
  /** Whether a finger can move the page sideways. */
  readonly scrolls: boolean;
  /** The outermost elements that reach beyond the screen, at most 20. */
  readonly sticksOut: readonly ElementKey[];
}

/** Something to tap on, outside of running text and of any other target, which shows. */
export interface TapTarget {
  readonly element: ElementKey;
  /** Of the element and what it holds, those whose centre nothing else covers; at least one. */
  readonly rectangles: readonly Rectangle[];
  /** Of its labels, for a form field. */
  readonly labels: readonly Rectangle[];
  /** Absolute; '' when it leads nowhere. Hostile. */
  readonly href: string;
  /** Whether it stays on the screen while the page scrolls, so that its neighbours change. */
  readonly isPinned: boolean;
  /** Whether it only marks a place in the page, as `<a name>` or `<a id>` does, and answers no tap. */
  readonly isPlace: boolean;
}

/** An element that a finger can scroll; its client area. */
export interface ScrollArea {
  readonly element: ElementKey;
  readonly width: number;
  readonly height: number;
}

/** An element that directly holds text which shows, or a field to type in. */
export interface SizedText {
  readonly element: ElementKey;
  /** Lower case. */
  readonly tag: string;
  /** As computed, with CSS zoom and an SVG's scale, in CSS pixels. */
  readonly fontSize: number;
}

/** The first heading of level 1 that shows. */
export interface MainHeading {
  readonly element: ElementKey;
  readonly top: number;
}

/** A fixed, sticky or modal element that lies over content of the first view. */
export interface Overlay {
  readonly element: ElementKey;
  /** Of the view's area, from 0 to 1. */
  readonly coveredShare: number;
}

/** A picture, video, frame or the like that shows. */
export interface Media {
  readonly element: ElementKey;
  readonly left: number;
  readonly right: number;
  /** What of it can be seen or scrolled into sight. */
  readonly shown: Pick<Rectangle, 'left' | 'right'>;
  /** Inside of something that a finger scrolls sideways. */
  readonly isInScroller: boolean;
  /** Said to mean nothing: an empty `alt`, `aria-hidden`, or a silent film in the background. */
  readonly isDecorative: boolean;
}

/** What was measured of a page at the phone's size: all that the mobile checks decide by. Plain data. */
export interface MobileMeasurements {
  /** What is seen first; `left` is not 0 on a right-to-left page that is wider than it. */
  readonly view: { readonly width: number; readonly height: number; readonly left: number };
  readonly root: ElementKey;
  readonly viewportTags: readonly ViewportTag[];
  /** Absent from a document without a body. */
  readonly body?: BodyWidth;
  readonly mainHeading?: MainHeading;
  readonly overlays: readonly Overlay[];
  readonly media: readonly Media[];
  /** A list a frame, the page itself first: targets of two frames are never compared. */
  readonly tapTargets: readonly (readonly TapTarget[])[];
  readonly scrollAreas: readonly ScrollArea[];
  readonly smallTexts: readonly SizedText[];
  readonly formFields: readonly SizedText[];
}

/** An element as a finding tells it. Strings are hostile. */
export interface NamedNode {
  readonly html: string;
  readonly target: Target;
  readonly description: ElementDescription;
}

export interface MobileArtifacts {
  readonly measurements: MobileMeasurements;
  /** Of the elements that have a problem or to do with one. */
  readonly nodes: ReadonlyMap<ElementKey, NamedNode>;
}
