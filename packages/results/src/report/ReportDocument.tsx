import { projectTitle } from '@sitelens/api-client/contract';
import { Banner, Heading, Stack, Text, withoutDirectionMarks } from '@sitelens/ui/primitives';
import { useId, useMemo } from 'react';
import { formatDate, formatDateTime } from '../internal/format.ts';
import { useReportWords } from '../words/report.ts';
import { resultsByCriterion } from './criteria.ts';
import type { ReportContent } from './ReportContent.ts';
import { ReportContents } from './ReportContents.tsx';
import { ReportMethod, ReportReview } from './ReportMethod.tsx';
import { ReportPages } from './ReportPages.tsx';
import { ReportResults } from './ReportResults.tsx';
import { ReportScope } from './ReportScope.tsx';
import { ReportSection } from './ReportSection.tsx';
import { ReportSummary } from './ReportSummary.tsx';
import { Sheet } from './reportParts.ts';

export interface ReportDocumentProps {
  content: ReportContent;
  /** Of its title, in the outline of the page around; its parts are of level 2. Default: 1. */
  level?: 1 | 2;
}

/** An accessibility report, to be read and to be printed. Who prints it knows by `data-report` that it is complete. */
export function ReportDocument({ content, level = 1 }: ReportDocumentProps) {
  const t = useReportWords();
  const reportId = useId();
  const results = useMemo(() => resultsByCriterion(content.rules), [content.rules]);
  const { project, scan, redaction } = content;
  // Without marks of its own: the heading becomes a bookmark, where some readers draw them.
  const name = withoutDirectionMarks(projectTitle(project));
  return (
    <Sheet data-report="ready">
      <Stack gap="s">
        <Heading level={level} look={1}>
          {t('report.of', { project: name })}
        </Heading>
        <Text tone="muted">
          {t('report.scanned', { date: formatDate(scan.startedAt) })}
          {' · '}
          {t('report.made', { date: formatDateTime(content.madeAt) })}
        </Text>
        {redaction && (
          <Banner tone="info" title={t('report.partial.title')}>
            {t(
              redaction.reason === 'TRIAL_EXPIRED' ? 'report.partial.trialExpired' : 'report.partial.detail',
            )}
          </Banner>
        )}
        <Heading level={2}>{t('report.contents')}</Heading>
        <ReportContents reportId={reportId} criteria={results.criteria} />
      </Stack>
      <ReportSection reportId={reportId} name="summary" beginsPage>
        <ReportSummary content={content} results={results} />
      </ReportSection>
      <ReportSection reportId={reportId} name="scope">
        <ReportScope content={content} />
      </ReportSection>
      <ReportSection reportId={reportId} name="method">
        <ReportMethod />
      </ReportSection>
      <ReportSection reportId={reportId} name="review">
        <ReportReview />
      </ReportSection>
      <ReportSection reportId={reportId} name="results" beginsPage>
        <ReportResults reportId={reportId} results={results} />
      </ReportSection>
      <ReportSection reportId={reportId} name="pages" beginsPage>
        <ReportPages pages={content.pages} totalPages={content.totalPages} />
      </ReportSection>
      <ReportSection reportId={reportId} name="disclaimer">
        <Text>{t('report.disclaimer')}</Text>
      </ReportSection>
    </Sheet>
  );
}
