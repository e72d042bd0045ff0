import type { ScreenSize } from '@sitelens/api-client/contract';
import type { ReactNode } from 'react';
import type { ViewedPage } from '../screenshot/ViewedPage.ts';

/** What is asked to be seen on the screenshot: an issue's element, or one that has to do with it. */
export interface SeenElement {
  readonly issueId: string;
  /** Which of the issue's `relatedNodes`; left out for the failing element itself. */
  readonly relatedIndex?: number;
}

/** Where issues are shown: their page with its pictures, and what their host can open. */
export interface IssueHost {
  /** Left out while it isn't known, and where its pictures are withheld. */
  page?: ViewedPage | undefined;
  /** The size to show an element at, if it has a box there. */
  screenSize: ScreenSize;
  /** Those that there are to look at; with a single one nothing is said of sizes. Default: all three. */
  screenSizes?: readonly ScreenSize[] | undefined;
  fileUrl?: ((fileName: string) => string) | undefined;
  /** Left out where there is no screenshot to see anything on. */
  onSeeOnScreenshot?: ((seen: SeenElement) => void) | undefined;
  /** Opens the help on an issue; only offered for rules that have an article. */
  onFixOpen?: ((opened: { issueId: string }) => void) | undefined;
  /** In place of how to fix an issue, where that is withheld. */
  fixPrompt?: ReactNode;
}

/** Whether all issues were found at one size, so that there is none to name. */
export function hasOneSize({ screenSizes }: Pick<IssueHost, 'screenSizes'>): boolean {
  return screenSizes?.length === 1;
}
