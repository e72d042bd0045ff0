import { Heading } from '@sitelens/ui/primitives';
import type { ReactNode } from 'react';
import { useReportWords } from '../words/report.ts';
import { Part } from './reportParts.ts';

/** The parts of a report, in their order. */
export const REPORT_SECTIONS = [
  'summary',
  'scope',
  'method',
  'review',
  'results',
  'pages',
  'disclaimer',
] as const;

export type ReportSectionName = (typeof REPORT_SECTIONS)[number];

/** Where a part is within the document, for links to it. */
export function sectionId(reportId: string, name: ReportSectionName): string {
  return `${reportId}-${name}`;
}

interface ReportSectionProps {
  reportId: string;
  name: ReportSectionName;
  beginsPage?: boolean;
  children: ReactNode;
}

/** One part of the report, under its heading. */
export function ReportSection({ reportId, name, beginsPage = false, children }: ReportSectionProps) {
  const t = useReportWords();
  const id = sectionId(reportId, name);
  return (
    <Part aria-labelledby={id} $beginsPage={beginsPage}>
      <Heading level={2} id={id}>
        {t(`report.sections.${name}`)}
      </Heading>
      {children}
    </Part>
  );
}
