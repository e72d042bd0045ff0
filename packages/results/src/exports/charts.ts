export { type HistoryBar, type HistoryScan, historyBars } from '../charts/history/historyBars.ts';
