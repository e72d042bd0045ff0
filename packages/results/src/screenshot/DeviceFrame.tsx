import type { ScreenSize } from '@sitelens/api-client/contract';
import { forcedColors, tokens } from '@sitelens/ui/theme';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { BEZELS } from './devices.ts';
import type { Size } from './geometry/screenLayout.ts';

export interface DeviceFrameProps {
  device: ScreenSize;
  /** Of the screen, in CSS pixels; the case comes around it. */
  screen: Size;
  /** What is on the screen; as large as the screen. */
  children: ReactNode;
}

/* The same in every theme, like the thing itself; the line around it parts it from a dark page. */
const CASE = '#20242c';
const DETAIL = '#3d4450';

const RADII: Readonly<Record<ScreenSize, { outer: number; inner: number }>> = {
  desktop: { outer: 12, inner: 5 },
  tablet: { outer: 22, inner: 6 },
  phone: { outer: 28, inner: 8 },
};

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  width: max-content;
  max-width: 100%;
`;

const camera = css`
  &::before {
    content: '';
    position: absolute;
    top: 7px;
    left: 50%;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${DETAIL};
    transform: translateX(-50%);
  }
`;

const speaker = css`
  &::before {
    content: '';
    position: absolute;
    top: 9px;
    left: 50%;
    width: 44px;
    height: 4px;
    border-radius: 2px;
    background: ${DETAIL};
    transform: translateX(-50%);
  }
  &::after {
    content: '';
    position: absolute;
    bottom: 7px;
    left: 50%;
    width: 72px;
    height: 3px;
    border-radius: 2px;
    background: ${DETAIL};
    transform: translateX(-50%);
  }
`;

const Case = styled.div<{ $device: ScreenSize }>`
  position: relative;
  box-sizing: content-box;
  padding: ${({ $device }) => `${BEZELS[$device].top}px ${BEZELS[$device].side}px ${BEZELS[$device].bottom}px`};
  border-radius: ${({ $device }) => RADII[$device].outer}px;
  background: ${CASE};
  box-shadow: 0 0 0 1px ${tokens.color.borderStrong}, ${tokens.shadow.m};
  ${({ $device }) => $device === 'tablet' && camera}
  ${({ $device }) => $device === 'phone' && speaker}
  ${forcedColors} { outline: 1px solid CanvasText; }
`;

const Screen = styled.div<{ $device: ScreenSize }>`
  position: relative;
  overflow: hidden;
  border-radius: ${({ $device }) => RADII[$device].inner}px;
  background: ${tokens.color.surface};
`;

const Stand = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  width: 100%;
  height: ${BEZELS.desktop.stand}px;
  &::before {
    content: '';
    flex: 1;
    width: min(22%, 7.5rem);
    background: linear-gradient(${CASE}, ${DETAIL});
    clip-path: polygon(14% 0, 86% 0, 100% 100%, 0 100%);
  }
  &::after {
    content: '';
    width: min(38%, 13rem);
    height: 7px;
    border-radius: 4px 4px 2px 2px;
    background: ${CASE};
    box-shadow: 0 0 0 1px ${tokens.color.borderStrong};
  }
  ${forcedColors} { display: none; }
`;

/** A device drawn around its screen. Only decoration: what it shows says what it is. */
export function DeviceFrame({ device, screen, children }: DeviceFrameProps) {
  return (
    <Root>
      <Case $device={device}>
        <Screen $device={device} style={{ width: screen.width, height: screen.height }}>
          {children}
        </Screen>
      </Case>
      {device === 'desktop' && <Stand aria-hidden />}
    </Root>
  );
}
