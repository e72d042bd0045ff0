export { goldenHandlers } from './goldenHandlers.ts';
export {
  goldenCategories,
  goldenIssues,
  goldenPage,
  goldenPages,
  goldenProject,
  goldenRulePages,
  goldenScan,
  goldenSubscription,
} from './goldenScan.ts';
export { runningScan } from './runningScan.ts';
