import { type RefObject, useEffect, useRef } from 'react';

/** Brings what appears into sight, where it is not. */
export function useShownOnArrival<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return element;
}
