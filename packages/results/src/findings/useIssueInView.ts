import { type RefObject, useEffect, useRef } from 'react';
import { issueElement } from './issueElement.ts';

/**
 * An issue that is opened from its box is brought into sight in the list beside it, as little as it takes and
 * as soon as the list has it. Not where the list stands below the screenshot: that would take the box away.
 *
 * @returns to be called with the issue that is about to be opened
 */
export function useIssueInView(
  root: RefObject<HTMLElement | null>,
  focusedIssueId: string | undefined,
  issues: readonly unknown[],
) {
  const wanted = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other issues in the list are what is waited for
  useEffect(() => {
    if (wanted.current === undefined || wanted.current !== focusedIssueId) return;
    const row = issueElement(root.current, focusedIssueId)?.closest('tr');
    if (!row) return;
    wanted.current = undefined;
    if (isBeside(root.current)) row.scrollIntoView({ block: 'nearest' });
  }, [root, focusedIssueId, issues]);
  return (issueId: string) => {
    wanted.current = issueId;
  };
}

/** The screenshot sticks only where the list stands beside it. */
function isBeside(root: HTMLElement | null): boolean {
  const screenshot = root?.querySelector('[data-issues-screenshot]');
  return screenshot != null && getComputedStyle(screenshot).position === 'sticky';
}
