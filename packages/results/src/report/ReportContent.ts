import type {
  AccessibilityCategory,
  AccessibilityIssue,
  Page,
  Redaction,
  ScanTrust,
  ScreenSize,
} from '@sitelens/api-client/contract';
import type { ViewedPage } from '../screenshot/ViewedPage.ts';

/** A picture of an element with a box around it. */
export type ReportPicture = CutPicture | UncutPicture;

/** The part of the screenshot alone. */
export interface CutPicture {
  readonly kind: 'cut';
  /** As a `data:` address, so that it needs nobody to be read again. */
  readonly src: string;
  /** As it is shown, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** A screenshot at another origin, which can be shown in part but not be cut. */
export interface UncutPicture {
  readonly kind: 'uncut';
  /** Its tiles' names are whole addresses. */
  readonly page: ViewedPage;
}

/** One issue that stands for the others of its rule. */
export interface ReportExample {
  readonly issue: AccessibilityIssue;
  /** Left out where the element can't be seen. */
  readonly picture?: ReportPicture;
}

/** A rule that fails, with examples. */
export interface ReportRule {
  readonly category: AccessibilityCategory;
  /** Each on another page, those with most issues first. */
  readonly examples: readonly ReportExample[];
}

/** All that an accessibility report says of a scan; everything from its pages is hostile. */
export interface ReportContent {
  readonly project: { readonly name: string; readonly startUrl: string };
  readonly scan: {
    readonly startedAt: Date;
    readonly endedAt?: Date;
    readonly startUrl: string;
    readonly totalPagesScanned: number;
    readonly totalPagesFound: number;
    readonly accessibilityIssues: number;
    readonly screenSizes: readonly ScreenSize[];
  };
  /** Most severe first. */
  readonly rules: readonly ReportRule[];
  /** Left out where it could not be read. */
  readonly trust?: ScanTrust;
  /** The first pages of the scan. */
  readonly pages: readonly Pick<Page, 'id' | 'url' | 'title' | 'outcome' | 'accessibilityIssues'>[];
  readonly totalPages: number;
  /** Where results are withheld. */
  readonly redaction?: Redaction;
  readonly madeAt: Date;
}
