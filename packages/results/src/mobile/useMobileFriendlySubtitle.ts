import { isMobileFriendlyIssueId } from '@sitelens/api-client/contract';
import { useMobileFriendlyWords } from '../words/mobileFriendly.ts';

/** What an issue is about, in a sentence; nothing for an id that this package doesn't know. */
export function useMobileFriendlySubtitle(issueId: string): string | undefined {
  const t = useMobileFriendlyWords();
  return isMobileFriendlyIssueId(issueId) ? t(`mobileFriendly.about.${issueId}`) : undefined;
}
