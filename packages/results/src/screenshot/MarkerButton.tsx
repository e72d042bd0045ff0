import { truncate } from '@sitelens/ui/primitives';
import { coarsePointer, forcedColors } from '@sitelens/ui/theme';
import { memo } from 'react';
import { css, styled } from 'styled-components';
import { formatNumber } from '../internal/format.ts';
import { useScreenshotWords } from '../words/screenshot.ts';
import type { Marker } from './geometry/markers.ts';
import { ringPlace } from './geometry/ringPlace.ts';
import type { Size } from './geometry/screenLayout.ts';
import { type Scale, toViewBox } from './geometry/spaces.ts';

/*
 * Not of the theme: a screenshot may have any colour, so light and dark lines run beside each other and
 * one of them shows. The lines lie outside of the box: the element itself stays uncovered.
 */
const LIGHT = '#ffffff';
const DARK = '#1a1030';
const MARK = '#e5195f';

interface Look {
  $isChosen: boolean;
  $isInside: boolean;
}

/** Light and dark by turns, from the box's edge on. */
function rings({ $isInside }: Look, widths: readonly (readonly [width: number, colour: string])[]): string {
  return widths.map(([width, colour]) => `${$isInside ? 'inset ' : ''}0 0 0 ${width}px ${colour}`).join(', ');
}

const CHOSEN = [
  [1, LIGHT],
  [4, MARK],
  [5, LIGHT],
  [6, DARK],
] as const;
const OTHER = [
  [1, LIGHT],
  [3, MARK],
  [4, LIGHT],
] as const;
const DIMMED = '0 0 0 9999px rgb(12 14 22 / 42%)';

const chosen = css<Look>`
  z-index: 2;
  box-shadow: ${(look) => rings(look, CHOSEN)}, ${DIMMED};
  &:focus-visible { box-shadow: ${(look) => rings(look, [...CHOSEN, [11, DARK]])}, ${DIMMED}; }
  ${forcedColors} { outline: 4px solid Highlight; outline-offset: ${({ $isInside }) => ($isInside ? '-4px' : '1px')}; }
`;

const other = css<Look>`
  z-index: 3;
  box-shadow: ${(look) => rings(look, OTHER)};
  &:hover { background: rgb(229 25 95 / 18%); }
  ${forcedColors} { outline: 1px solid CanvasText; outline-offset: ${({ $isInside }) => ($isInside ? '-1px' : '1px')}; }
`;

/* Its `::after`: however small the element, there is something to press (WCAG 2.5.8); its drawn box stays true. */
const Root = styled.button<Look>`
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
    outline-offset: ${({ $isInside }) => ($isInside ? '-9px' : '6px')};
  }
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
    ${coarsePointer} { min-width: 48px; min-height: 48px; }
  }
`;

/** An element's name in its marker's: enough to tell elements apart by ear. */
const NAME_LENGTH = 80;
/** What is cut off unread: of 10,000 characters it would take long to find where a reader's characters end. */
const READ_LENGTH = 20 * NAME_LENGTH;

interface MarkerButtonProps {
  marker: Marker;
  total: number;
  scale: Scale;
  /** Of the whole page, in view pixels. */
  content: Size;
  isChosen: boolean;
  isTabStop: boolean;
}

/** A box. Its layer answers the press, because boxes may overlap. */
export const MarkerButton = memo(function MarkerButton(props: MarkerButtonProps) {
  const { marker, total, scale, content, isChosen, isTabStop } = props;
  const box = toViewBox(marker.box, scale);
  const { left, top, width, height } = box;
  return (
    <Root
      type="button"
      $isChosen={isChosen}
      $isInside={ringPlace(box, content) === 'inside'}
      style={{ left, top, width, height }}
      data-issue={marker.issue.id}
      aria-label={useMarkerLabel(marker, total)}
      aria-current={isChosen}
      tabIndex={isTabStop ? 0 : -1}
    />
  );
});

/** Its number, the element, and the size of that on the page. */
function useMarkerLabel({ issue, box }: Marker, total: number): string {
  const t = useScreenshotWords();
  const name = truncate(issue.name.slice(0, READ_LENGTH).trim(), NAME_LENGTH);
  return t(name === '' ? 'screenshot.markerWithoutName' : 'screenshot.marker', {
    number: formatNumber(issue.position + 1),
    total: formatNumber(total),
    name,
    width: formatNumber(Math.round(box.width)),
    height: formatNumber(Math.round(box.height)),
  });
}
