export {
  type HistoryBar,
  type HistoryPeriod,
  type HistoryScan,
  historyBars,
} from '../charts/history/historyBars.ts';
export { IssueHistory, type IssueHistoryProps } from '../charts/history/IssueHistory.tsx';
export { type IssueLevel, issueLevel } from '../charts/history/issueLevel.ts';
export { SeverityDoughnut, type SeverityDoughnutProps } from '../charts/severity/SeverityDoughnut.tsx';
