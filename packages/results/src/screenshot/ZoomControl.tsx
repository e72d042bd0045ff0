import { Button, IconButton } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { Minus, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { useScreenshotWords } from '../words/screenshot.ts';
import type { Zoom } from './geometry/screenLayout.ts';
import { LARGEST_SCALE, scaleOf, zoomIn, zoomOut } from './geometry/zoom.ts';

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
`;

const Percentage = styled.span`
  min-width: 3.25em;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.s};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

interface ZoomControlProps {
  zoom: Zoom;
  fitScale: number;
  onZoomChange: (zoom: Zoom) => void;
}

/** Zoom out, how large it is, zoom in, and back to fit. The keys are the viewer's. */
export function ZoomControl({ zoom, fitScale, onZoomChange }: ZoomControlProps) {
  const t = useScreenshotWords();
  const isLargest = zoom !== 'fit' && zoom >= LARGEST_SCALE;
  return (
    <Root role="group" aria-label={t('screenshot.zoom')}>
      <IconButton
        size="s"
        variant="secondary"
        label={t('screenshot.zoomOut')}
        icon={<Minus aria-hidden />}
        aria-keyshortcuts="-"
        aria-disabled={zoom === 'fit'}
        onClick={() => onZoomChange(zoomOut(zoom, fitScale))}
      />
      <Percentage role="status">
        {t('screenshot.percentage', { value: Math.round(scaleOf(zoom, fitScale) * 100) })}
      </Percentage>
      <IconButton
        size="s"
        variant="secondary"
        label={t('screenshot.zoomIn')}
        icon={<Plus aria-hidden />}
        aria-keyshortcuts="Plus"
        aria-disabled={isLargest}
        onClick={() => onZoomChange(zoomIn(zoom, fitScale))}
      />
      <Button
        size="s"
        aria-keyshortcuts="0"
        aria-pressed={zoom === 'fit'}
        onClick={() => onZoomChange('fit')}
      >
        {t('screenshot.fit')}
      </Button>
    </Root>
  );
}
