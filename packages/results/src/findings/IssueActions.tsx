import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { Button, Inline, Text, TextLink } from '@sitelens/ui/primitives';
import { ScanEye } from 'lucide-react';
import { safeHttpUrl } from '../internal/safeHttpUrl.ts';
import { usePageIssuesWords } from '../words/pageIssues.ts';
import type { IssueHost } from './IssueHost.ts';

interface IssueActionsProps extends Pick<IssueHost, 'onSeeOnScreenshot'> {
  issue: AccessibilityIssue;
}

/** The ways to where the element is: on its screenshot, and on the page itself. */
export function IssueActions({ issue, onSeeOnScreenshot }: IssueActionsProps) {
  const t = usePageIssuesWords();
  const address = safeHttpUrl(issue.pageUrl);
  if (!onSeeOnScreenshot && address === undefined) return null;
  return (
    <Inline gap="l">
      {onSeeOnScreenshot && (
        <Button
          size="s"
          icon={<ScanEye aria-hidden />}
          onClick={() => onSeeOnScreenshot({ issueId: issue.id })}
        >
          {t('pageIssues.seeOnScreenshot')}
        </Button>
      )}
      {address !== undefined && (
        <Text as="span" size="s">
          <TextLink href={address} isExternal isStandalone>
            {t('pageIssues.openPage')}
          </TextLink>
        </Text>
      )}
    </Inline>
  );
}
