import { projectTitle } from '@sitelens/api-client/contract';
import { Heading, isolated, SeverityBadge, Text } from '@sitelens/ui/primitives';
import { accessibilityRule } from '../catalogue/accessibilityRules.ts';
import { formatNumber } from '../internal/format.ts';
import { useReportWords } from '../words/report.ts';
import type { ResultsByCriterion } from './criteria.ts';
import type { ReportContent } from './ReportContent.ts';
import { List, Table, TableRoom } from './reportParts.ts';
import { levelRows, severityRows } from './summaryOf.ts';
import { useCounts } from './useCounts.ts';

interface ReportSummaryProps {
  content: ReportContent;
  results: ResultsByCriterion;
}

/** As many rules as can be kept in mind. */
const FIRST_RULES = 5;

/** What was found, in numbers, and where to begin. */
export function ReportSummary({ content, results }: ReportSummaryProps) {
  const t = useReportWords();
  const counts = useCounts();
  const { project, scan, rules } = content;
  const numbers = {
    project: isolated(projectTitle(project)),
    pages: counts.pages(scan.totalPagesScanned),
    issues: counts.issues(scan.accessibilityIssues),
    rules: counts.rules(rules.length + (content.redaction?.redactedCount ?? 0)),
    criteria: counts.criteria(results.criteria.length),
  };
  return (
    <>
      <Text>
        {t(scan.accessibilityIssues === 0 ? 'report.summary.none' : 'report.summary.found', numbers)}
      </Text>
      <Text>{t('report.summary.notConforming')}</Text>
      {rules.length > 0 && (
        <>
          <SeverityTable rules={rules} />
          <LevelTable results={results} />
          <FirstRules rules={rules.slice(0, FIRST_RULES)} />
        </>
      )}
    </>
  );
}

function SeverityTable({ rules }: Pick<ReportContent, 'rules'>) {
  const t = useReportWords();
  const caption = t('report.summary.bySeverity');
  return (
    <TableRoom tabIndex={0} aria-label={caption}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('report.summary.severity')}</th>
            <th scope="col">{t('report.summary.means')}</th>
            <th scope="col" data-number>
              {t('report.summary.rulesColumn')}
            </th>
            <th scope="col" data-number>
              {t('report.summary.issuesColumn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {severityRows(rules).map((row) => (
            <tr key={row.impact}>
              <th scope="row">
                <SeverityBadge impact={row.impact} />
              </th>
              <td>{t(`report.summary.meaning.${row.impact}`)}</td>
              <td data-number>{formatNumber(row.rules)}</td>
              <td data-number>{formatNumber(row.issues)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableRoom>
  );
}

function LevelTable({ results }: Pick<ReportSummaryProps, 'results'>) {
  const t = useReportWords();
  return (
    <TableRoom>
      <Table>
        <caption>{t('report.summary.byLevel')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('report.summary.level')}</th>
            <th scope="col" data-number>
              {t('report.summary.criteriaColumn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {levelRows(results).map(({ level, criteria }) => (
            <tr key={level}>
              <th scope="row">{level}</th>
              <td data-number>{formatNumber(criteria)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableRoom>
  );
}

function FirstRules({ rules }: Pick<ReportContent, 'rules'>) {
  const t = useReportWords();
  const counts = useCounts();
  return (
    <>
      <Heading level={3}>{t('report.summary.first')}</Heading>
      <List as="ol">
        {rules.map(({ category: { id, totalIssues, totalPages } }) => (
          <li key={id}>
            {t('report.summary.firstItem', {
              title: accessibilityRule(id)?.title ?? isolated(id),
              issues: counts.issues(totalIssues),
              pages: counts.pages(totalPages),
            })}
          </li>
        ))}
      </List>
    </>
  );
}
