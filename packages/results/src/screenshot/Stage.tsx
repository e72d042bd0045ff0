import { truncate } from '@sitelens/ui/primitives';
import { type RefObject, useId } from 'react';
import { styled } from 'styled-components';
import { useScreenshotWords } from '../words/screenshot.ts';
import { DeviceFrame } from './DeviceFrame.tsx';
import { InsteadOfScreenshot } from './InsteadOfScreenshot.tsx';
import { MiniaturePlace } from './MiniaturePlace.tsx';
import { PageScreen } from './PageScreen.tsx';
import { PageShape } from './PageShape.tsx';
import type { ScreenshotViewerProps } from './ScreenshotViewerProps.ts';
import { MINIATURE_GAP } from './useMiniatureRoom.ts';
import type { Viewer } from './useViewer.ts';

const Root = styled.div`
  display: flex;
  justify-content: center;
  gap: ${MINIATURE_GAP}px;
  min-width: 0;
`;

/** An address is in the screen's name: enough of it to know the page. */
const ADDRESS_LENGTH = 120;

const asOnTheWire = (fileName: string) => fileName;

interface StageProps extends ScreenshotViewerProps {
  stage: RefObject<HTMLDivElement | null>;
  /** The room, in CSS pixels; 0 until it is measured. */
  width: number;
  viewer: Viewer;
  total: number;
  onOpen: (issueId: string) => void;
}

/** The device with the page, and the page's miniature beside it; or why there is none. */
export function Stage(props: StageProps) {
  const { page, status = 'ready', screenSize, width, viewer, focusedIssueId } = props;
  const { captured, layout, index, node } = viewer;
  const fileUrl = props.fileUrl ?? asOnTheWire;
  const t = useScreenshotWords();
  const id = useId();
  const missing = missingBecause(status, captured !== undefined);
  const size = t(`screenshot.sizes.${screenSize}`);
  return (
    <Root ref={props.stage}>
      {missing && <InsteadOfScreenshot reason={missing} onRetry={props.onRetry} />}
      {!missing && width > 0 && (
        <DeviceFrame device={screenSize} screen={viewer.screen}>
          {page && captured && layout ? (
            <PageScreen
              key={screenSize}
              id={id}
              label={t('screenshot.screen', {
                url: truncate(page.url.slice(0, 10 * ADDRESS_LENGTH), ADDRESS_LENGTH),
                size,
              })}
              node={node}
              setNode={viewer.setNode}
              layout={layout}
              captured={captured}
              fileUrl={fileUrl}
              index={index}
              total={props.total}
              focusedIssueId={focusedIssueId}
              isFitted={viewer.zoom === 'fit'}
              isCutShort={page.screenshotsCutShort?.includes(screenSize) ?? false}
              onOpen={props.onOpen}
            />
          ) : (
            <PageShape />
          )}
        </DeviceFrame>
      )}
      {page && captured && layout && viewer.miniature.isShown && (
        <MiniaturePlace
          screen={node}
          layout={layout}
          captured={captured}
          thumbnails={page.screenshots.THUMBNAIL[screenSize] ?? []}
          fileUrl={fileUrl}
          index={index}
          focusedIssueId={focusedIssueId}
          maxHeight={layout.outer.height}
        />
      )}
    </Root>
  );
}

function missingBecause(status: ScreenshotViewerProps['status'], isCaptured: boolean) {
  if (status === 'failed') return 'failed';
  return status === 'ready' && !isCaptured ? 'missing' : undefined;
}
