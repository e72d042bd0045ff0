export type {
  CutPicture,
  ReportContent,
  ReportExample,
  ReportPicture,
  ReportRule,
  UncutPicture,
} from '../report/ReportContent.ts';
export { ReportDocument, type ReportDocumentProps } from '../report/ReportDocument.tsx';
