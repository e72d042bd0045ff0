import { useState } from 'react';

/** A view that comes from outside, or, where none does, one that the widget keeps itself. */
export function useOwnView<View>(
  initial: View,
  view: View | undefined,
  onViewChange: ((view: View) => void) | undefined,
): [View, (view: View) => void] {
  const [own, setOwn] = useState(initial);
  return [
    view ?? own,
    (next) => {
      if (view === undefined) setOwn(next);
      onViewChange?.(next);
    },
  ];
}
