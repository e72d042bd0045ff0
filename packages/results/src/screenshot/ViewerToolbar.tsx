import type { ScreenSize } from '@sitelens/api-client/contract';
import { IconButton, TextLink } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { PanelRight } from 'lucide-react';
import { styled } from 'styled-components';
import { safeHttpUrl } from '../internal/safeHttpUrl.ts';
import { useScreenshotWords } from '../words/screenshot.ts';
import type { Zoom } from './geometry/screenLayout.ts';
import { IssueStepper } from './IssueStepper.tsx';
import type { IssueSteps } from './issueSteps.ts';
import { SizeSwitch } from './SizeSwitch.tsx';
import type { MiniatureRoom } from './useMiniatureRoom.ts';
import { ZoomControl } from './ZoomControl.tsx';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s} ${tokens.space.m};
`;

const Rest = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space.s} ${tokens.space.m};
  font-size: ${tokens.fontSize.s};
`;

interface ViewerToolbarProps {
  pageUrl: string | undefined;
  screenSize: ScreenSize;
  onScreenSizeChange: (size: ScreenSize) => void;
  screenSizes: readonly ScreenSize[];
  captured: readonly ScreenSize[];
  found: readonly ScreenSize[];
  zoom: Zoom;
  /** 0 where there is nothing to zoom. */
  fitScale: number;
  onZoomChange: (zoom: Zoom) => void;
  steps: IssueSteps;
  total: number;
  onOpen: (issueId: string) => void;
  /** Left out where there is no room for a miniature. */
  miniature: Pick<MiniatureRoom, 'isShown' | 'toggle'> | undefined;
}

export function ViewerToolbar(props: ViewerToolbarProps) {
  const { pageUrl, screenSize, onScreenSizeChange, screenSizes, captured, found, miniature } = props;
  const t = useScreenshotWords();
  const address = pageUrl === undefined ? undefined : safeHttpUrl(pageUrl);
  return (
    <Root>
      {screenSizes.length > 1 && (
        <SizeSwitch
          value={screenSize}
          onChange={onScreenSizeChange}
          sizes={screenSizes}
          captured={captured}
          found={found}
        />
      )}
      {props.fitScale > 0 && (
        <ZoomControl zoom={props.zoom} fitScale={props.fitScale} onZoomChange={props.onZoomChange} />
      )}
      <Rest>
        {props.total > 0 && <IssueStepper steps={props.steps} total={props.total} onOpen={props.onOpen} />}
        {address !== undefined && (
          <TextLink href={address} isExternal isStandalone>
            {t('screenshot.openPage')}
          </TextLink>
        )}
        {miniature && (
          <IconButton
            size="s"
            variant="secondary"
            label={t('screenshot.showMiniature')}
            icon={<PanelRight aria-hidden />}
            aria-pressed={miniature.isShown}
            onClick={miniature.toggle}
          />
        )}
      </Rest>
    </Root>
  );
}
