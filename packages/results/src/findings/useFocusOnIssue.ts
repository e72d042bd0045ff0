import { type RefObject, useEffect, useRef } from 'react';
import { issueToggle } from './issueElement.ts';

/** How long the list may take to turn its page after a dialog was closed. */
const FRAMES = 120;

/**
 * Where the focus goes when a dialog is closed in which one stepped to another issue: to that issue in the
 * list. The button that opened the dialog went away with the issue that it belonged to.
 */
export function useFocusOnIssue(
  root: RefObject<HTMLElement | null>,
  isDialogOpen: boolean,
  issueId: string | undefined,
): void {
  const openedFor = useRef<string>(undefined);
  const closedFor = useRef<string>(undefined);
  useEffect(() => {
    if (isDialogOpen) closedFor.current = issueId;
  }, [isDialogOpen, issueId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moments of opening and closing count
  useEffect(() => {
    if (isDialogOpen) {
      openedFor.current = issueId;
      return;
    }
    if (openedFor.current === closedFor.current) return;
    return focusSoon(root, closedFor.current);
  }, [isDialogOpen]);
}

/** After the dialog has given the focus back, and as soon as the issue is in the list. */
function focusSoon(root: RefObject<HTMLElement | null>, issueId: string | undefined): () => void {
  let frames = 0;
  let request = requestAnimationFrame(look);
  function look() {
    frames += 1;
    const isInDialog = document.activeElement?.closest('[role="dialog"]') != null;
    const toggle = isInDialog ? undefined : issueToggle(root.current, issueId);
    // Nothing behind a dialog takes the focus until it has gone.
    toggle?.focus();
    const hasFocus = toggle !== undefined && document.activeElement === toggle;
    if (!hasFocus && frames < FRAMES) request = requestAnimationFrame(look);
  }
  return () => cancelAnimationFrame(request);
}
