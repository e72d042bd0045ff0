import type { Evaluator, ScreenSize } from '@sitelens/api-client/contract';
import type { ScanReport } from '@sitelens/scanner';
import ranAt from '../scan/evaluators.json' with { type: 'json' };
import result from '../scan/result.json' with { type: 'json' };

// JSON widens every literal to string; the shape is what the scanner's own command wrote.
export const report = result as unknown as ScanReport;

/** What the scanner did at each screen size. Kept with the scan: stories can't load the scanner itself. */
export const evaluators = ranAt as Record<ScreenSize, Evaluator[]>;
