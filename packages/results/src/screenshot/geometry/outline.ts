import type { Marker } from './markers.ts';
import { type Scale, toViewBox } from './spaces.ts';

/** The boxes of markers as one SVG path in view pixels: however many, one node. */
export function outlinePath(markers: readonly Marker[], scale: Scale): string {
  return markers
    .map(({ box }) => {
      const { left, top, width, height } = toViewBox(box, scale);
      const [w, h] = [width, height].map((length) => round(Math.max(1, length)));
      return `M${round(left)} ${round(top)}h${w}v${h}h-${w}z`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
