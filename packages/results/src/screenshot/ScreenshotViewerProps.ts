import type { ScreenSize } from '@sitelens/api-client/contract';
import type { Ref } from 'react';
import type { IssueBox } from './geometry/issueBox.ts';
import type { ViewedPage } from './ViewedPage.ts';

export interface ScreenshotViewerProps {
  /** The page; may be missing while `status` is not `ready`. */
  page: ViewedPage | undefined;
  /** Default: `ready`. */
  status?: 'loading' | 'ready' | 'failed';
  onRetry?: () => void;
  screenSize: ScreenSize;
  onScreenSizeChange: (size: ScreenSize) => void;
  /** Those that can be looked at; with a single one there is no choice to make. Default: all three. */
  screenSizes?: readonly ScreenSize[] | undefined;
  /** All issues to mark, 5,000 of them if need be, in document order; a redacted one has no box and no marker. */
  boxes: readonly IssueBox[];
  /** Issues of the rule on the page, where `boxes` has not all of them. Default: as many as `boxes`. */
  total?: number;
  focusedIssueId?: string | undefined;
  /** Pressed on a box, stepped to, or moved to by key. */
  onIssueOpen: (opened: { issueId: string }) => void;
  /** A tile's address as the browser may load it; by default as it is on the wire. */
  fileUrl?: (fileName: string) => string;
  /** The most that the device may take, in CSS pixels; never more than most of the window. Default: 640. */
  maxHeight?: number;
  /** The viewer itself, which can take focus by script. */
  rootRef?: Ref<HTMLElement>;
}
