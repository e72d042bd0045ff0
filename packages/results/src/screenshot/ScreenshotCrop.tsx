import type { BoundingBox, PageDimensions, ScreenshotTile } from '@sitelens/api-client/contract';
import { forcedColors, tokens } from '@sitelens/ui/theme';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useElementSize } from '../internal/useElementSize.ts';
import { useScreenshotWords } from '../words/screenshot.ts';
import { cropAround, MAXIMUM_CROP_HEIGHT } from './geometry/crop.ts';
import { isMarkable } from './geometry/isMarkable.ts';
import { distance, spanOfBox, spanOfTile } from './geometry/near.ts';
import { type PageBox, type Scale, toPageBox } from './geometry/spaces.ts';

const Room = styled.div`
  width: 100%;
  min-width: 0;
`;

/** Around the part, in view pixels. */
const BORDER = 1;

const Part = styled.div`
  position: relative;
  direction: ltr;
  overflow: hidden;
  border: ${BORDER}px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surfaceSunken};
  box-sizing: content-box;
  img { position: absolute; max-width: none; }
`;

const Ring = styled.div`
  position: absolute;
  border-radius: 1px;
  box-shadow: 0 0 0 1px #ffffff, 0 0 0 3px #e5195f, 0 0 0 4px #ffffff, 0 0 0 999px rgb(12 14 22 / 22%);
  ${forcedColors} { outline: 3px solid Highlight; outline-offset: 1px; }
`;

const Failed = styled.p`
  position: absolute;
  inset: 0;
  margin: 0;
  padding: ${tokens.space.xs};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
`;

const None = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.s};
`;

export interface ScreenshotCropProps {
  /** Of the whole page at the box's screen size. */
  dimensions: PageDimensions;
  tiles: readonly ScreenshotTile[];
  boundingBox: BoundingBox | undefined;
  fileUrl?: (fileName: string) => string;
  /** What the crop shows, for those who don't see it. Default: that it surrounds the issue. */
  label?: string;
  /** The most that it may be high, in CSS pixels; never above 200. */
  maxHeight?: number;
}

/** The part of a screenshot around an issue, for lists; words where it can't be shown. */
export function ScreenshotCrop({ boundingBox, tiles, ...rest }: ScreenshotCropProps) {
  const t = useScreenshotWords();
  const room = useRef<HTMLDivElement>(null);
  const { width } = useElementSize(room);
  const isVisible = isMarkable(boundingBox) && isPictured(boundingBox, rest.dimensions, tiles);
  return (
    <Room ref={room}>
      {!isVisible && <None>{t('screenshot.notVisible')}</None>}
      {isVisible && width > 0 && <CropPart {...rest} tiles={tiles} boundingBox={boundingBox} width={width} />}
    </Room>
  );
}

/** Whether any of the box is on a tile: a page may be cut short above it, or a tile be missing. */
function isPictured(
  boundingBox: BoundingBox,
  dimensions: PageDimensions,
  tiles: readonly ScreenshotTile[],
): boolean {
  const box = toPageBox(boundingBox, dimensions);
  const hasArea = box.width > 0 && box.height > 0;
  return hasArea && tiles.some((tile) => tile.height > 0 && distance(spanOfTile(tile), spanOfBox(box)) === 0);
}

interface CropPartProps extends Omit<ScreenshotCropProps, 'boundingBox'> {
  boundingBox: BoundingBox;
  /** Of the room, in view pixels. */
  width: number;
}

function CropPart(props: CropPartProps) {
  const { dimensions, tiles, boundingBox, width, fileUrl = (name) => name } = props;
  const t = useScreenshotWords();
  const [hasFailed, setHasFailed] = useState(false);
  const box = toPageBox(boundingBox, dimensions);
  const room = { width: width - 2 * BORDER, height: props.maxHeight ?? MAXIMUM_CROP_HEIGHT };
  const { part, scale } = cropAround(box, dimensions, room);
  const near = tiles.filter((tile) => distance(spanOfTile(tile), spanOfBox(part)) === 0);
  return (
    <Part
      role="img"
      aria-label={hasFailed ? t('screenshot.tileFailed') : (props.label ?? t('screenshot.crop'))}
      style={{ width: part.width * scale, height: part.height * scale }}
    >
      {hasFailed && <Failed aria-hidden>{t('screenshot.tileFailed')}</Failed>}
      {near.map((tile) => (
        <img
          key={tile.fileName}
          src={fileUrl(tile.fileName)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setHasFailed(true)}
          style={placeIn(part, scale, { left: 0, top: tile.yOffset, width: tile.width, height: tile.height })}
        />
      ))}
      <Ring style={placeIn(part, scale, box)} />
    </Part>
  );
}

/** A place on the page, in view pixels from the corner of the part that is shown. */
function placeIn(part: PageBox, scale: Scale, box: Omit<PageBox, 'space'>) {
  return {
    left: (box.left - part.left) * scale,
    top: (box.top - part.top) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}
