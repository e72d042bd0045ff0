import { truncate } from '@sitelens/ui/primitives';
import { forcedColors } from '@sitelens/ui/theme';
import { memo } from 'react';
import styled, { css } from 'styled-components';
import { useResultsWords } from '../words/useResultsWords.ts';
import type { Marker } from './geometry/markers.ts';
import { type Scale, toViewBox } from './geometry/spaces.ts';

/*
 * Not of the theme: a screenshot may have any colour, so light and dark lines run beside each other and
 * one of them shows. The lines lie outside of the box: the element itself stays uncovered.
 */
const LIGHT = '#ffffff';
const DARK = '#1a1030';
const MARK = '#e5195f';

/** Light and dark by turns, from the box outwards. */
const RINGS = `0 0 0 1px ${LIGHT}, 0 0 0 4px ${MARK}, 0 0 0 5px ${LIGHT}, 0 0 0 6px ${DARK}`;
const DIMMED = '0 0 0 9999px rgb(12 14 22 / 42%)';

const chosen = css`
  z-index: 2;
  box-shadow: ${RINGS}, ${DIMMED};
  &:focus-visible { box-shadow: ${RINGS}, 0 0 0 11px ${DARK}, ${DIMMED}; }
  ${forcedColors} { outline: 4px solid Highlight; outline-offset: 1px; }
`;

const other = css`
  z-index: 3;
  box-shadow:
    0 0 0 1px ${LIGHT},
    0 0 0 3px ${MARK},
    0 0 0 4px ${LIGHT};
  &:hover { background: rgb(229 25 95 / 18%); }
  ${forcedColors} { outline: 1px solid CanvasText; outline-offset: 1px; }
`;

const Root = styled.button<{ $isChosen: boolean }>`
  position: absolute;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 1px;
  background: none;
  cursor: pointer;
  forced-color-adjust: none;
  ${({ $isChosen }) => ($isChosen ? chosen : other)}
  &:focus-visible {
    outline: 3px solid ${LIGHT};
    outline-offset: 6px;
  }
  /* However small the element, there is something to press (WCAG 2.5.8); its drawn box stays true. */
  &::after {
    content: '';
    position: absolute;
    top: 50%;
    left: 50%;
    width: 100%;
    min-width: 24px;
    height: 100%;
    min-height: 24px;
    transform: translate(-50%, -50%);
  }
`;

/** An issue's HTML in its name: enough to tell elements apart by ear. */
const NAME_LENGTH = 80;

interface MarkerButtonProps {
  marker: Marker;
  total: number;
  scale: Scale;
  isChosen: boolean;
  isTabStop: boolean;
  onOpen: (issueId: string) => void;
}

export const MarkerButton = memo(function MarkerButton(props: MarkerButtonProps) {
  const { marker, total, scale, isChosen, isTabStop, onOpen } = props;
  const t = useResultsWords();
  const { left, top, width, height } = toViewBox(marker.box, scale);
  const html = truncate(marker.issue.html, NAME_LENGTH);
  return (
    <Root
      type="button"
      $isChosen={isChosen}
      style={{ left, top, width, height }}
      data-issue={marker.issue.id}
      aria-label={t('screenshot.marker', { number: marker.index + 1, total, html })}
      aria-current={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => onOpen(marker.issue.id)}
    />
  );
});
