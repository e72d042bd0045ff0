import type { ScreenSize } from '@sitelens/api-client/contract';
import { SegmentedControl, TextLink } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { safeHttpUrl } from '../internal/safeHttpUrl.ts';
import { useScreenshotWords } from '../words/screenshot.ts';
import { IssueStepper } from './IssueStepper.tsx';
import { SizeSwitch } from './SizeSwitch.tsx';

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

/** The zooms that can be chosen; more will come between fit and 200 %. */
export type NamedZoom = 'fit' | 'actual';

interface ViewerToolbarProps {
  pageUrl: string | undefined;
  screenSize: ScreenSize;
  onScreenSizeChange: (size: ScreenSize) => void;
  captured: readonly ScreenSize[];
  found: readonly ScreenSize[];
  zoom: NamedZoom;
  onZoomChange: (zoom: NamedZoom) => void;
  issueIds: readonly string[];
  focusedIssueId: string | undefined;
  onOpen: (issueId: string) => void;
}

export function ViewerToolbar(props: ViewerToolbarProps) {
  const { pageUrl, screenSize, onScreenSizeChange, captured, found, zoom, onZoomChange } = props;
  const t = useScreenshotWords();
  const address = pageUrl === undefined ? undefined : safeHttpUrl(pageUrl);
  const zooms = (['fit', 'actual'] as const).map((value) => ({
    value,
    label: t(`screenshot.zooms.${value}`),
  }));
  return (
    <Root>
      <SizeSwitch value={screenSize} onChange={onScreenSizeChange} captured={captured} found={found} />
      <SegmentedControl label={t('screenshot.zoom')} options={zooms} value={zoom} onChange={onZoomChange} />
      <Rest>
        {props.issueIds.length > 0 && (
          <IssueStepper
            issueIds={props.issueIds}
            focusedIssueId={props.focusedIssueId}
            onOpen={props.onOpen}
          />
        )}
        {address !== undefined && (
          <TextLink href={address} isExternal>
            {t('screenshot.openPage')}
          </TextLink>
        )}
      </Rest>
    </Root>
  );
}
