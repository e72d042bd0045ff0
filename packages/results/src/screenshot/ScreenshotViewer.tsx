import { SCREEN_SIZE_NAMES } from '@sitelens/api-client/contract';
import { tokens } from '@sitelens/ui/theme';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useElementSize } from '../internal/useElementSize.ts';
import { useScreenshotWords } from '../words/screenshot.ts';
import { capturedSizes, sizeThatShows } from './capturedPage.ts';
import { sizesWithBox } from './geometry/issueBox.ts';
import { NotVisible } from './NotVisible.tsx';
import type { ScreenshotViewerProps } from './ScreenshotViewerProps.ts';
import { Stage } from './Stage.tsx';
import { useViewer } from './useViewer.ts';
import { ViewerToolbar } from './ViewerToolbar.tsx';
import { answerKey } from './viewerKeys.ts';

export type { ScreenshotViewerProps };

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

/** The whole page in a device, with a box on each issue and the chosen one in focus. */
export function ScreenshotViewer(props: ScreenshotViewerProps) {
  const { page, screenSize, onScreenSizeChange, screenSizes = SCREEN_SIZE_NAMES } = props;
  const { boxes, total = boxes.length } = props;
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
        screenSizes={screenSizes}
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
          visibleAt={page && steps.current && sizeThatShows(steps.current.boundingBoxes, page, screenSizes)}
          onScreenSizeChange={onScreenSizeChange}
        />
      )}
      <Stage {...props} stage={stage} width={width} viewer={viewer} total={total} onOpen={open} />
    </Root>
  );
}
