import type { AccessibilityIssue, CheckResult } from '@sitelens/api-client/contract';
import { Button, ButtonLink, Inline, Stack, Text } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { Wrench } from 'lucide-react';
import { styled } from 'styled-components';
import { findingInfo } from '../catalogue/findingInfo.ts';
import { usePageIssuesWords } from '../words/pageIssues.ts';
import type { IssueHost } from './IssueHost.ts';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xs};
  margin: 0;
  padding-inline-start: 1.1rem;
  list-style: disc;
  font-size: ${tokens.fontSize.s};
  overflow-wrap: anywhere;
`;

interface SolutionsProps {
  title: string;
  checks: readonly CheckResult[];
}

function Solutions({ title, checks }: SolutionsProps) {
  const t = usePageIssuesWords();
  if (checks.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="s" weight="medium">
        {checks.length === 1 ? t('pageIssues.fixOne') : title}
      </Text>
      <List>
        {checks.map(({ message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and two may say the same
          <li key={index}>{message}</li>
        ))}
      </List>
    </Stack>
  );
}

interface HowToFixProps extends Pick<IssueHost, 'fixPrompt'> {
  issue: AccessibilityIssue;
  /** Opens the help; left out for rules without an article, and where the help stands beside. */
  onFixOpen?: (() => void) | undefined;
}

/** What to do: any one of axe-core's `any`, and every one of its `all` and `none`; or what to do to see it. */
export function HowToFix({ issue, onFixOpen, fixPrompt }: HowToFixProps) {
  const t = usePageIssuesWords();
  const { ruleId, possibleSolutions, mustMatchAll, mustNotMatch } = issue;
  const documentationUrl = findingInfo(ruleId)?.documentationUrl;
  const hasNoAdvice = possibleSolutions.length + mustMatchAll.length + mustNotMatch.length === 0;
  return (
    <Stack gap="m">
      {fixPrompt || (
        <>
          <Solutions title={t('pageIssues.fixAny')} checks={possibleSolutions} />
          <Solutions title={t('pageIssues.fixAll')} checks={[...mustMatchAll, ...mustNotMatch]} />
          {hasNoAdvice && <Text tone="muted">{t('pageIssues.noAdvice')}</Text>}
        </>
      )}
      <Inline gap="s">
        {onFixOpen && !fixPrompt && (
          <Button size="s" variant="primary" icon={<Wrench aria-hidden />} onClick={onFixOpen}>
            {t('pageIssues.fixIssue')}
          </Button>
        )}
        {documentationUrl !== undefined && (
          <ButtonLink size="s" href={documentationUrl} isExternal>
            {t('pageIssues.documentation')}
          </ButtonLink>
        )}
      </Inline>
    </Stack>
  );
}
