import { Heading, Text, TextLink } from '@sitelens/ui/primitives';
import { accessibilityRule } from '../catalogue/accessibilityRules.ts';
import { useReportWords } from '../words/report.ts';
import { criteriaOf, type FailedCriterion, type ResultsByCriterion } from './criteria.ts';
import type { ReportRule } from './ReportContent.ts';
import { criterionId } from './ReportContents.tsx';
import { ReportRuleResult } from './ReportRuleResult.tsx';
import { Lead, List, Part } from './reportParts.ts';

interface ReportResultsProps {
  reportId: string;
  results: ResultsByCriterion;
}

/** What fails, by success criterion in WCAG's order; what fails none comes last. */
export function ReportResults({ reportId, results: { criteria, others } }: ReportResultsProps) {
  const t = useReportWords();
  if (criteria.length + others.length === 0) return <Text>{t('report.results.none')}</Text>;
  return (
    <>
      {criteria.map((failed) => (
        <Criterion key={failed.criterion.number} reportId={reportId} failed={failed} />
      ))}
      {others.length > 0 && (
        <Part>
          <Heading level={3}>{t('report.results.bestPractices')}</Heading>
          <Text>{t('report.results.bestPracticesDetail')}</Text>
          {others.map((rule) => (
            <ReportRuleResult key={rule.category.id} rule={rule} />
          ))}
        </Part>
      )}
    </>
  );
}

function Criterion({ reportId, failed }: { reportId: string; failed: FailedCriterion }) {
  const t = useReportWords();
  const { criterion, rules, toldBefore } = failed;
  const { number, name, level, url } = criterion;
  return (
    <Part>
      <Lead>
        <Heading level={3} id={criterionId(reportId, number)}>
          {number} {name}
        </Heading>
        <Text>
          {t('report.results.level', { level })} ·{' '}
          <TextLink href={url} isExternal>
            {t('report.results.understanding', { number })}
          </TextLink>
        </Text>
      </Lead>
      {rules.map((rule) => (
        <ReportRuleResult key={rule.category.id} rule={rule} />
      ))}
      {toldBefore.length > 0 && (
        <List>
          {toldBefore.map((rule) => (
            <li key={rule.category.id}>
              {t('report.results.see', {
                title: titleOf(rule),
                criterion: criteriaOf(rule)[0]?.number ?? '',
              })}
            </li>
          ))}
        </List>
      )}
    </Part>
  );
}

function titleOf({ category: { id } }: ReportRule): string {
  return accessibilityRule(id)?.title ?? id;
}
