import { TextLink } from '@sitelens/ui/primitives';
import { useReportWords } from '../words/report.ts';
import type { FailedCriterion } from './criteria.ts';
import { REPORT_SECTIONS, sectionId } from './ReportSection.tsx';
import { List } from './reportParts.ts';

interface ReportContentsProps {
  reportId: string;
  criteria: readonly FailedCriterion[];
}

/** Where a criterion's results are. */
export function criterionId(reportId: string, number: string): string {
  return `${reportId}-${number.replaceAll('.', '-')}`;
}

/** The table of contents, with the criteria that fail. */
export function ReportContents({ reportId, criteria }: ReportContentsProps) {
  const t = useReportWords();
  return (
    <nav aria-label={t('report.contents')}>
      <List as="ol">
        {REPORT_SECTIONS.map((name) => (
          <li key={name}>
            <TextLink href={`#${sectionId(reportId, name)}`} isStandalone>
              {t(`report.sections.${name}`)}
            </TextLink>
            {name === 'results' && criteria.length > 0 && (
              <List>
                {criteria.map(({ criterion: { number, name: title } }) => (
                  <li key={number}>
                    <TextLink href={`#${criterionId(reportId, number)}`} isStandalone>
                      {number} {title}
                    </TextLink>
                  </li>
                ))}
              </List>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
