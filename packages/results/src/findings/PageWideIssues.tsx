import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { type HeadingLevel, Stack, Text } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { HelpArticle } from '../help/HelpArticle.tsx';
import { startTag } from '../snippet/failing/startTag.ts';
import { usePageIssuesWords } from '../words/pageIssues.ts';
import { FailingElement } from './FailingElement.tsx';
import { HowToFix } from './HowToFix.tsx';
import { IssueActions } from './IssueActions.tsx';
import { IssueListScaffold } from './IssueListScaffold.tsx';
import type { DrawnIssues } from './IssueRows.ts';
import { IssueFacts, IssueSection } from './IssueView.tsx';

const Found = styled(Stack)`
  padding: ${tokens.space.l};
`;

/* A rule without an article is reported by it, and leaves no empty card behind. */
const Explainer = styled.div`
  padding: ${tokens.space.xl};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  &:empty { display: none; }
`;

interface PageWideIssuesProps extends Pick<DrawnIssues, 'rows' | 'host'> {
  ruleId: string;
  /** Of its sections' headings. */
  level: HeadingLevel;
}

/**
 * A rule about the document: nothing to mark on a screenshot, so the explainer stands alone, with what was
 * found in this document. There is one such issue on a page, or, rarely, a few (`meta-refresh`).
 */
export function PageWideIssues({ rows, host, ruleId, level }: PageWideIssuesProps) {
  const t = usePageIssuesWords();
  const [first] = rows.rows.filter(({ sinceLastScan }) => sinceLastScan !== 'FIXED');
  return (
    <Stack gap="xl">
      <IssueListScaffold rows={rows}>
        {() => (
          <Found gap="xl">
            <Text tone="muted">{t('pageIssues.pageWide')}</Text>
            {rows.rows.map((issue) => (
              <PageWideIssue key={issue.id} issue={issue} host={host} level={level} />
            ))}
          </Found>
        )}
      </IssueListScaffold>
      {first && (
        <Explainer>
          <HelpArticle ruleId={ruleId} issue={host.fixPrompt ? undefined : first} level={level} />
        </Explainer>
      )}
    </Stack>
  );
}

interface PageWideIssueProps extends Pick<DrawnIssues, 'host'> {
  issue: AccessibilityIssue;
  level: HeadingLevel;
}

function PageWideIssue({ issue, host, level }: PageWideIssueProps) {
  const t = usePageIssuesWords();
  const isFixed = issue.sinceLastScan === 'FIXED';
  return (
    <Stack gap="l">
      <IssueFacts issue={issue} host={host} />
      {isFixed && <Text tone="muted">{t('pageIssues.fixed')}</Text>}
      {saysSomething(issue.html) && (
        <IssueSection title={t('pageIssues.element')} level={level}>
          <FailingElement issue={issue} />
        </IssueSection>
      )}
      {!isFixed && (
        <IssueSection title={t('pageIssues.howToFix')} level={level}>
          <HowToFix issue={issue} fixPrompt={host.fixPrompt} />
        </IssueSection>
      )}
      <IssueActions issue={issue} />
    </Stack>
  );
}

/** `<html>` alone tells nobody anything; its `lang` might. */
function saysSomething(html: string): boolean {
  return (startTag(html)?.attributes.length ?? 0) > 0;
}
