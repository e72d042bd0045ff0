import { takeLostFocus } from '@sitelens/ui/primitives';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusFollowing {
  layer: RefObject<HTMLDivElement | null>;
  onFocus: () => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Where the focus is on one box and another is chosen, takes it there, however far that is. Where the box that has
 * it goes out of the document by scrolling, it stays on the device's screen.
 */
export function useFocusFollowing(focusedIssueId: string | undefined): FocusFollowing {
  const layer = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const formerId = useRef(focusedIssueId);

  useLayoutEffect(() => {
    const isOther = formerId.current !== focusedIssueId;
    formerId.current = focusedIssueId;
    const node = layer.current;
    if (!hasFocus.current || !node) return;
    const box = node.querySelector(`[data-issue="${CSS.escape(focusedIssueId ?? '')}"]`);
    if (isOther && box instanceof HTMLElement) box.focus({ preventScroll: true });
    else takeLostFocus(node.closest('section'), { preventScroll: true });
  });

  return {
    layer,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      hasFocus.current = currentTarget.contains(relatedTarget);
    },
  };
}
