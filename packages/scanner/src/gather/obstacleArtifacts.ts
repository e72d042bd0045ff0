import type { MainAnswer } from './mainResponse.ts';

/** What tells whether something stood between the scanner and a page's content. Plain data, all of it hostile. */
export interface ObstacleArtifacts {
  readonly requestedUrl: string;
  /** The last one to a navigation of the main frame. */
  readonly answer: MainAnswer;
  /** Of a page that led elsewhere: where, and with which status it did. */
  readonly led?: { readonly to: string; readonly status: number };
  /** Absent where the page ended with its answer. */
  readonly seen?: SeenDocument;
}

/** What a document that has come to rest shows in its first view. */
export interface SeenDocument extends DocumentOutline {
  readonly overlays: SeenOverlays;
}

export interface DocumentOutline {
  /** Of the document as it is now: scripts may have changed it without loading another. */
  readonly url: string;
  readonly title: string;
  /** Absolute addresses of scripts and frames. */
  readonly sources: readonly string[];
  /** Those of the selectors asked for that match anything. */
  readonly marks: readonly string[];
  /** UTF-16 units of text that is rendered, white space aside; counted no further than needed. */
  readonly textLength: number;
  readonly links: number;
  /** That are rendered. */
  readonly passwordFields: number;
  /** Other fields that are rendered and typed into. */
  readonly otherFields: number;
}

export interface SeenOverlays {
  /** Pinned elements at or around one that a selector of ours matches. */
  readonly named: readonly NamedOverlay[];
  /** Other pinned elements that cover a good part of the view. */
  readonly unnamed: readonly UnnamedOverlay[];
}

export interface NamedOverlay {
  /** The selector. */
  readonly mark: string;
  /** Part of the view that it covers, 0 to 1. */
  readonly share: number;
}

export interface UnnamedOverlay {
  /** Part of the view that it covers, 0 to 1. */
  readonly share: number;
  /** White space collapsed, cut. */
  readonly text: string;
  /** Whether there is more text than was taken. */
  readonly isTextCut: boolean;
  /** Labels of what can be pressed; short ones only. */
  readonly buttons: readonly string[];
}
