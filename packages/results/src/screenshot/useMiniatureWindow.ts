import { type RefObject, useLayoutEffect } from 'react';
import type { MiniatureScale } from './geometry/miniature.ts';
import type { ScreenLayout } from './geometry/screenLayout.ts';

interface MiniatureWindow {
  screen: HTMLElement;
  layout: ScreenLayout;
  scale: MiniatureScale;
  bar: RefObject<HTMLElement | null>;
  frame: RefObject<HTMLElement | null>;
}

/**
 * Keeps the miniature's frame on what is seen, and its value on how far down that is, in hundredths. By hand: it
 * changes with every frame of scrolling, and nothing else does.
 */
export function useMiniatureWindow({ screen, layout, scale, bar, frame }: MiniatureWindow): void {
  useLayoutEffect(() => {
    const show = () => {
      const { inner, content } = layout;
      const across = scale.across / layout.scale;
      const along = scale.along / layout.scale;
      if (frame.current) {
        const { style } = frame.current;
        style.width = `${Math.min(inner.width, content.width) * across}px`;
        style.height = `${inner.height * along}px`;
        style.transform = `translate(${screen.scrollLeft * across}px, ${screen.scrollTop * along}px)`;
      }
      const range = screen.scrollHeight - screen.clientHeight;
      const share = range > 0 ? Math.min(1, screen.scrollTop / range) : 0;
      bar.current?.setAttribute('aria-valuenow', String(Math.round(share * 100)));
    };
    show();
    screen.addEventListener('scroll', show, { passive: true });
    return () => screen.removeEventListener('scroll', show);
  }, [screen, layout, scale, bar, frame]);
}
