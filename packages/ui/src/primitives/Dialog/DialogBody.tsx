import { type ReactNode, useCallback } from 'react';
import { useIsScrollable } from '../../internal/useIsScrollable.ts';
import { Body } from './dialogParts.ts';

interface DialogBodyProps {
  title: string;
  onElement: (element: HTMLElement | null) => void;
  children: ReactNode;
}

/** What lies between title and actions; it scrolls by itself, and then takes focus. */
export function DialogBody({ title, onElement, children }: DialogBodyProps) {
  const { ref, isScrollable } = useIsScrollable();
  const setElement = useCallback(
    (element: HTMLElement | null) => {
      ref(element);
      onElement(element);
    },
    [ref, onElement],
  );
  const scrolling = isScrollable ? { tabIndex: 0, role: 'group', 'aria-label': title } : {};
  return (
    <Body ref={setElement} {...scrolling}>
      {children}
    </Body>
  );
}
