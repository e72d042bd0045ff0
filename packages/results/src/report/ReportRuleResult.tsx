import { Heading, Inline, SeverityBadge, Text } from '@sitelens/ui/primitives';
import { accessibilityRule } from '../catalogue/accessibilityRules.ts';
import { useDisabilityName } from '../findings/useDisabilityName.ts';
import { CodeWord } from '../internal/CodeWord.ts';
import { formatNumber } from '../internal/format.ts';
import { useReportWords } from '../words/report.ts';
import { criteriaOf } from './criteria.ts';
import type { ReportRule } from './ReportContent.ts';
import { ReportExampleView } from './ReportExampleView.tsx';
import { Lead, Part } from './reportParts.ts';
import { ShownAddress } from './ShownAddress.tsx';
import { useCounts } from './useCounts.ts';

/** One rule that fails: how often, whom it affects, and examples of it. */
export function ReportRuleResult({ rule }: { rule: ReportRule }) {
  const t = useReportWords();
  const { category, examples } = rule;
  const known = accessibilityRule(category.id);
  return (
    <Part>
      <Lead>
        <Heading level={4} look={3}>
          {known?.title ?? category.id}
        </Heading>
        <RuleFacts rule={rule} />
        {known && (
          <Text size="s">
            {t('report.results.howTo')} <ShownAddress href={known.documentationUrl} />
          </Text>
        )}
      </Lead>
      {examples.map((example, index) => (
        <ReportExampleView
          key={`${example.issue.pageUrl} ${example.issue.id}`}
          example={example}
          number={index + 1}
          total={examples.length}
        />
      ))}
      <LeftOut rule={rule} />
    </Part>
  );
}

function RuleFacts({ rule }: { rule: ReportRule }) {
  const t = useReportWords();
  const counts = useCounts();
  const nameOf = useDisabilityName();
  const { id, impact, totalIssues, totalPages, disabilitiesAffected } = rule.category;
  const further = criteriaOf(rule)
    .slice(1)
    .map(({ number, name }) => `${number} ${name}`);
  return (
    <>
      <Inline gap="s">
        <SeverityBadge impact={impact} />
        <CodeWord>{id}</CodeWord>
        <Text as="span" size="s">
          {t('report.results.counts', {
            issues: counts.issues(totalIssues),
            pages: counts.pages(totalPages),
          })}
        </Text>
      </Inline>
      {disabilitiesAffected.length > 0 && (
        <Text size="s">
          {t('report.results.affects', { who: disabilitiesAffected.map(nameOf).join(', ') })}
        </Text>
      )}
      {further.length > 0 && (
        <Text size="s">{t('report.results.alsoFails', { criteria: further.join(', ') })}</Text>
      )}
    </>
  );
}

/** What the report has no room for is said, so that nobody takes the examples for all. */
function LeftOut({ rule: { category, examples } }: { rule: ReportRule }) {
  const t = useReportWords();
  const issues = category.totalIssues - examples.length;
  if (issues <= 0) return null;
  return (
    <Text size="s" tone="muted">
      {t('report.results.leftOut', { count: issues, number: formatNumber(issues) })}
    </Text>
  );
}
