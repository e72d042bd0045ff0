import type { AccessibilityCategory } from '@sitelens/api-client/contract';
import { type HeadingLevel, SeverityBadge, Text } from '@sitelens/ui/primitives';
import { findingInfo } from '../catalogue/findingInfo.ts';
import { formatNumber } from '../internal/format.ts';
import { useFindingsWords } from '../words/findings.ts';
import { KindHeader } from './KindHeader.tsx';
import { RuleActions } from './RuleActions.tsx';
import { RuleFacts } from './RuleFacts.tsx';
import { shownRuleTitle } from './shownRuleTitle.ts';

export interface RuleHeaderProps {
  ruleId: string;
  /** Left out while it isn't known. */
  totalIssues?: number | undefined;
  /** As the findings have it; without it the catalogue's. */
  impact?: string | undefined;
  /** What it violates, as the findings have it; told of rules that the catalogue doesn't know. */
  tags?: readonly string[] | undefined;
  /** Whom it affects, as the findings have it; without them as the catalogue has it. */
  disabilities?: readonly string[] | undefined;
  /** What has changed over the whole scan; left out in a project's first. */
  sinceLastScan?: AccessibilityCategory['sinceLastScan'];
  /** What is wrong with what was found, in a sentence. */
  subtitle?: string | undefined;
  /** Whether the rule's help article, where there is one, is offered here. Default: false. */
  hasHelp?: boolean;
  /** Default: 2. */
  level?: HeadingLevel;
}

/** What a rule is about: its title with the count of issues, how severe it is, what it violates, whom it hurts. */
export function RuleHeader(props: RuleHeaderProps) {
  const { ruleId, totalIssues, subtitle, hasHelp = false, level = 2, ...facts } = props;
  const t = useFindingsWords();
  const rule = findingInfo(ruleId);
  const impact = facts.impact ?? rule?.impact;
  const count =
    totalIssues === undefined
      ? undefined
      : t('findings.rule.issues', { count: totalIssues, number: formatNumber(totalIssues) });
  return (
    <KindHeader
      title={shownRuleTitle(ruleId)}
      count={count}
      description={subtitle}
      badges={
        <>
          {impact && <SeverityBadge impact={impact} />}
          {rule && (
            <Text as="code" size="xs" tone="muted">
              {ruleId}
            </Text>
          )}
        </>
      }
      facts={<RuleFacts {...facts} rule={rule} />}
      actions={<RuleActions ruleId={ruleId} hasHelp={hasHelp} />}
      level={level}
    />
  );
}
