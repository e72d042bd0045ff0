import { Dialog } from '@sitelens/ui/primitives';
import { ruleTitle } from '../catalogue/accessibilityRules.ts';
import { hasHelpArticle } from '../catalogue/helpArticleIds.ts';
import { mobileFriendlyIssue } from '../catalogue/mobileFriendlyIssues.ts';
import { HelpArticle, type HelpArticleProps } from './HelpArticle.tsx';
import { useMissingArticle } from './useMissingArticle.ts';

export interface HelpDialogProps extends Omit<HelpArticleProps, 'level'> {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The help article on a rule over the page. A rule without an article is reported when it is opened, and
 * nothing is shown: where `hasHelpArticle` says no, link to the rule's documentation instead.
 */
export function HelpDialog({ isOpen, onClose, ...article }: HelpDialogProps) {
  const { ruleId } = article;
  const isThere = hasHelpArticle(ruleId);
  useMissingArticle('ruleId', ruleId, isOpen && !isThere);
  if (!isThere) return null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={mobileFriendlyIssue(ruleId)?.title ?? ruleTitle(ruleId)}
      size="l"
    >
      <HelpArticle {...article} />
    </Dialog>
  );
}
