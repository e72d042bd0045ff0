import { type RefObject, useRef } from 'react';

/** A place, such as `<div ref tabIndex={-1}>`, that keeps the focus of what is about to leave it. */
export interface KeptFocus {
  readonly place: RefObject<HTMLDivElement | null>;
  /** The button that asks goes away with its message: the focus waits in the place for what comes. */
  readonly keepingFocus: (action: () => void) => void;
}

/** For buttons that are gone when they have worked, such as "Try again". */
export function useKeptFocus(): KeptFocus {
  const place = useRef<HTMLDivElement>(null);
  return {
    place,
    keepingFocus: (action) => {
      place.current?.focus();
      action();
    },
  };
}
