export type { ReportContent, ReportExample, ReportPicture, ReportRule } from '../report/ReportContent.ts';
export { ReportDocument, type ReportDocumentProps } from '../report/ReportDocument.tsx';
