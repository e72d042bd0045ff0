import { useState } from 'react';

/**
 * Which issue of a list is open: the chosen one. It can be closed again, which is not worth an address of
 * its own.
 */
export function useOpenIssue(
  focusedIssueId: string | undefined,
  onIssueOpen: (opened: { issueId: string }) => void,
): { openId: string | undefined; toggle: (issueId: string) => void } {
  const [closedId, setClosedId] = useState<string>();
  const openId = focusedIssueId === closedId ? undefined : focusedIssueId;
  function toggle(issueId: string) {
    const isOpen = issueId === openId;
    setClosedId(isOpen ? issueId : undefined);
    if (!isOpen) onIssueOpen({ issueId });
  }
  return { openId, toggle };
}
