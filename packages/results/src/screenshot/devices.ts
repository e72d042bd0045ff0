import type { ScreenSize } from '@sitelens/api-client/contract';
import type { Size } from './geometry/screenLayout.ts';

/** What a device's case adds around its screen, in view pixels. */
export interface Bezel {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
  /** Below the case. */
  readonly stand: number;
}

export const BEZELS: Readonly<Record<ScreenSize, Bezel>> = {
  desktop: { side: 8, top: 8, bottom: 8, stand: 44 },
  tablet: { side: 14, top: 20, bottom: 20, stand: 0 },
  phone: { side: 8, top: 22, bottom: 18, stand: 0 },
};

/** The room that is left for a device's screen. */
export function roomForScreen(device: ScreenSize, available: Size): Size {
  const { side, top, bottom, stand } = BEZELS[device];
  return { width: available.width - 2 * side, height: available.height - top - bottom - stand };
}
