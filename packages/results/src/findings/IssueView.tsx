import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { Heading, type HeadingLevel, Inline, SeverityBadge, Stack, Text } from '@sitelens/ui/primitives';
import type { ReactNode } from 'react';
import { hasHelpArticle } from '../catalogue/helpArticleIds.ts';
import { IssueHelp } from '../help/IssueHelp.tsx';
import { usePageIssuesWords } from '../words/pageIssues.ts';
import { FailingElement } from './FailingElement.tsx';
import { FoundAt } from './FoundAt.tsx';
import { HowToFix } from './HowToFix.tsx';
import { IssueActions } from './IssueActions.tsx';
import { IssueCrop } from './IssueCrop.tsx';
import { hasOneSize, type IssueHost } from './IssueHost.ts';
import { IssueLocation } from './IssueLocation.tsx';
import { RelatedElements } from './RelatedElements.tsx';
import { SinceLastScanBadge } from './SinceLastScanBadge.tsx';

interface IssueSectionProps {
  title: string;
  level: HeadingLevel;
  children: ReactNode;
}

/** One part of what is said of an issue. */
export function IssueSection({ title, level, children }: IssueSectionProps) {
  return (
    <Stack gap="s">
      <Heading level={level} look={4}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

export interface IssueViewProps extends IssueHost {
  issue: AccessibilityIssue;
  /** Whether it stands below a table's row, which has its picture and says how it was found. Default: false. */
  isInTable?: boolean;
  /** Of its sections' headings. Default: 4. */
  level?: HeadingLevel;
}

/** One element that fails: what it is, how to fix it, where it is, and what has to do with it. */
export function IssueView({ issue, isInTable = false, level = 4, ...host }: IssueViewProps) {
  const t = usePageIssuesWords();
  if (issue.redacted) return <Text tone="muted">{t('pageIssues.redacted')}</Text>;
  const isFixed = issue.sinceLastScan === 'FIXED';
  const { onFixOpen, fixPrompt } = host;
  const canOpenFix = onFixOpen !== undefined && hasHelpArticle(issue.ruleId);
  return (
    <Stack gap="l">
      {!isInTable && <IssueFacts issue={issue} host={host} />}
      {isFixed && <Text tone="muted">{t('pageIssues.fixed')}</Text>}
      {!isInTable && !isFixed && <IssueCrop {...host} boundingBoxes={issue.boundingBoxes} />}
      <IssueActions issue={issue} onSeeOnScreenshot={isFixed ? undefined : host.onSeeOnScreenshot} />
      <IssueSection title={t('pageIssues.element')} level={level}>
        <FailingElement issue={issue} />
        {!isFixed && !fixPrompt && <IssueHelp issue={issue} level={level} />}
      </IssueSection>
      {!isFixed && (
        <IssueSection title={t('pageIssues.howToFix')} level={level}>
          <HowToFix
            issue={issue}
            fixPrompt={fixPrompt}
            onFixOpen={canOpenFix ? () => onFixOpen({ issueId: issue.id }) : undefined}
          />
        </IssueSection>
      )}
      {issue.target.length > 0 && (
        <IssueSection title={t('pageIssues.location')} level={level}>
          <IssueLocation target={issue.target} />
        </IssueSection>
      )}
      {issue.relatedNodes.length > 0 && (
        <IssueSection title={t('pageIssues.related')} level={level}>
          <RelatedElements issue={issue} onSeeOnScreenshot={isFixed ? undefined : host.onSeeOnScreenshot} />
        </IssueSection>
      )}
    </Stack>
  );
}

interface IssueFactsProps {
  issue: AccessibilityIssue;
  host: Pick<IssueHost, 'screenSizes'>;
}

/** How bad it is, whether it is new, and at which sizes it was found. */
export function IssueFacts({ issue, host }: IssueFactsProps) {
  return (
    <Inline gap="xs">
      <SeverityBadge impact={issue.impact} />
      {issue.sinceLastScan && <SinceLastScanBadge value={issue.sinceLastScan} />}
      {!hasOneSize(host) && <FoundAt screenSizes={issue.screenSizes} />}
    </Inline>
  );
}
