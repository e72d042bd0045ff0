import { forcedColors } from '@sitelens/ui/theme';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { Marker } from './geometry/markers.ts';
import { outlinePath } from './geometry/outline.ts';
import type { Scale } from './geometry/spaces.ts';

const Root = styled.svg`
  position: absolute;
  inset: 0;
  z-index: 3;
  width: 100%;
  height: 100%;
  overflow: visible;
  path { fill: none; }
  path:first-child { stroke: #ffffff; stroke-width: 3px; }
  path:last-child { stroke: #e5195f; stroke-width: 1px; }
  ${forcedColors} {
    path:first-child { stroke: Canvas; }
    path:last-child { stroke: CanvasText; }
  }
`;

interface OutlinedMarkersProps {
  markers: readonly Marker[];
  scale: Scale;
}

/** Boxes that are too many to be buttons: lines to see and to press. By key they are reached from the others. */
export const OutlinedMarkers = memo(function OutlinedMarkers({ markers, scale }: OutlinedMarkersProps) {
  const path = outlinePath(markers, scale);
  return (
    <Root aria-hidden data-outlined={markers.length}>
      <path d={path} />
      <path d={path} />
    </Root>
  );
});
