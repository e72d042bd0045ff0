import { SCREEN_SIZES, type ScreenSize } from '@sitelens/api-client/contract';
import { tokens } from '@sitelens/ui/theme';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useElementSize } from '../internal/useElementSize.ts';
import { useWindowHeight } from '../internal/useWindowHeight.ts';
import { useScreenshotWords } from '../words/screenshot.ts';
import { capturedPage, capturedSizes, sizeThatShows, visibleMarkers } from './capturedPage.ts';
import { DeviceFrame } from './DeviceFrame.tsx';
import { roomForScreen } from './devices.ts';
import type { MarkedIssue } from './geometry/markers.ts';
import { screenSizeFor } from './geometry/screenLayout.ts';
import { InsteadOfScreenshot } from './InsteadOfScreenshot.tsx';
import { NotVisible } from './NotVisible.tsx';
import { PageScreen } from './PageScreen.tsx';
import { PageShape } from './PageShape.tsx';
import type { ViewedPage } from './ViewedPage.ts';
import { type NamedZoom, ViewerToolbar } from './ViewerToolbar.tsx';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.m};
  min-width: 0;
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.m};
  line-height: ${tokens.lineHeight.normal};
`;

const Stage = styled.div`
  display: flex;
  justify-content: center;
  min-width: 0;
`;

export interface ScreenshotViewerProps {
  /** The page; may be missing while `status` is not `ready`. */
  page: ViewedPage | undefined;
  /** Default: `ready`. */
  status?: 'loading' | 'ready' | 'failed';
  onRetry?: () => void;
  screenSize: ScreenSize;
  onScreenSizeChange: (size: ScreenSize) => void;
  /** In the order of the list beside the viewer; a redacted one has no box and no marker. */
  issues: readonly MarkedIssue[];
  focusedIssueId?: string | undefined;
  /** Pressed on a box, stepped to, or moved to by key. */
  onIssueOpen: (opened: { issueId: string }) => void;
  /** A tile's address as the browser may load it; by default as it is on the wire. */
  fileUrl?: (fileName: string) => string;
  /** The most that the device may take, in CSS pixels; never more than most of the window. Default: 640. */
  maxHeight?: number;
}

/** Beside a device that fills the window one could not scroll past it. */
const MOST_OF_WINDOW = 0.85;

const asOnTheWire = (fileName: string) => fileName;

/** The whole page in a device, with a box on each issue and the chosen one in focus. */
export function ScreenshotViewer(props: ScreenshotViewerProps) {
  const { page, status = 'ready', screenSize, onScreenSizeChange, issues, focusedIssueId } = props;
  const t = useScreenshotWords();
  const stage = useRef<HTMLDivElement>(null);
  const { width } = useElementSize(stage);
  const windowHeight = useWindowHeight();
  const [zoom, setZoom] = useState<NamedZoom>('fit');
  const { onIssueOpen } = props;
  const open = (issueId: string) => onIssueOpen({ issueId });

  const captured = useMemo(() => page && capturedPage(page, screenSize), [page, screenSize]);
  const markers = useMemo(
    () => (captured ? visibleMarkers(issues, screenSize, captured) : []),
    [issues, screenSize, captured],
  );
  const focused = issues.find((issue) => issue.id === focusedIssueId);
  const isHidden = focused && captured && !markers.some((marker) => marker.issue.id === focusedIssueId);
  const scale = zoom === 'fit' ? 'fit' : 1;
  const height = Math.min(props.maxHeight ?? 640, windowHeight * MOST_OF_WINDOW);
  const room = roomForScreen(screenSize, { width, height });
  const screen = screenSizeFor(SCREEN_SIZES[screenSize], room, scale);
  const missing = missingBecause(status, captured !== undefined);
  const size = t(`screenshot.sizes.${screenSize}`);

  return (
    <Root aria-label={t('screenshot.viewer')}>
      <ViewerToolbar
        pageUrl={page?.url}
        screenSize={screenSize}
        onScreenSizeChange={onScreenSizeChange}
        captured={page ? capturedSizes(page) : []}
        found={focused?.screenSizes ?? []}
        zoom={zoom}
        onZoomChange={setZoom}
        issueIds={issues.map((issue) => issue.id)}
        focusedIssueId={focusedIssueId}
        onOpen={open}
      />
      {isHidden && (
        <NotVisible
          visibleAt={page && sizeThatShows(focused, page)}
          onScreenSizeChange={onScreenSizeChange}
        />
      )}
      <Stage ref={stage}>
        {missing && <InsteadOfScreenshot reason={missing} onRetry={props.onRetry} />}
        {!missing && width > 0 && (
          <DeviceFrame device={screenSize} screen={screen}>
            {status === 'ready' && page && captured ? (
              <PageScreen
                key={screenSize}
                label={t('screenshot.screen', { url: page.url, size })}
                captured={captured.captured}
                tiles={captured.tiles}
                fileUrl={props.fileUrl ?? asOnTheWire}
                markers={markers}
                total={issues.length}
                focusedIssueId={focusedIssueId}
                zoom={scale}
                isCutShort={page.screenshotsCutShort?.includes(screenSize) ?? false}
                onOpen={open}
              />
            ) : (
              <PageShape />
            )}
          </DeviceFrame>
        )}
      </Stage>
    </Root>
  );
}

function missingBecause(status: ScreenshotViewerProps['status'], isCaptured: boolean) {
  if (status === 'failed') return 'failed';
  return status === 'ready' && !isCaptured ? 'missing' : undefined;
}
