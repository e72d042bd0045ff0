import type { ScreenSize } from '@sitelens/api-client/contract';
import { tokens } from '@sitelens/ui/theme';
import { type Ref, useRef } from 'react';
import { styled } from 'styled-components';
import { useElementSize } from '../internal/useElementSize.ts';
import { useScreenshotWords } from '../words/screenshot.ts';
import { capturedSizes, sizeThatShows } from './capturedPage.ts';
import { type IssueBox, sizesWithBox } from './geometry/issueBox.ts';
import { NotVisible } from './NotVisible.tsx';
import { Stage } from './Stage.tsx';
import { useViewer } from './useViewer.ts';
import type { ViewedPage } from './ViewedPage.ts';
import { ViewerToolbar } from './ViewerToolbar.tsx';
import { answerKey } from './viewerKeys.ts';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.m};
  min-width: 0;
  outline: none;
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.m};
  line-height: ${tokens.lineHeight.normal};
`;

export interface ScreenshotViewerProps {
  /** The page; may be missing while `status` is not `ready`. */
  page: ViewedPage | undefined;
  /** Default: `ready`. */
  status?: 'loading' | 'ready' | 'failed';
  onRetry?: () => void;
  screenSize: ScreenSize;
  onScreenSizeChange: (size: ScreenSize) => void;
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

/** The whole page in a device, with a box on each issue and the chosen one in focus. */
export function ScreenshotViewer(props: ScreenshotViewerProps) {
  const { page, screenSize, onScreenSizeChange, boxes, total = boxes.length } = props;
  const t = useScreenshotWords();
  const stage = useRef<HTMLDivElement>(null);
  const { width } = useElementSize(stage);
  const viewer = useViewer(props, width);
  const { captured, index, steps, zoom, miniature } = viewer;
  const isHidden = steps.current && captured && !index.places.has(steps.current.id);
  const open = (issueId: string) => props.onIssueOpen({ issueId });
  return (
    <Root
      ref={props.rootRef}
      tabIndex={-1}
      aria-label={t('screenshot.viewer')}
      onKeyDown={(event) => answerKey(event, viewer, open)}
    >
      <ViewerToolbar
        pageUrl={page?.url}
        screenSize={screenSize}
        onScreenSizeChange={onScreenSizeChange}
        captured={page ? capturedSizes(page) : []}
        found={steps.current ? sizesWithBox(steps.current) : []}
        zoom={zoom}
        fitScale={viewer.fitScale}
        onZoomChange={viewer.setZoom}
        steps={steps}
        total={total}
        onOpen={open}
        miniature={miniature.isPossible ? miniature : undefined}
      />
      {isHidden && (
        <NotVisible
          visibleAt={page && steps.current && sizeThatShows(steps.current, page)}
          onScreenSizeChange={onScreenSizeChange}
        />
      )}
      <Stage {...props} stage={stage} width={width} viewer={viewer} total={total} onOpen={open} />
    </Root>
  );
}
