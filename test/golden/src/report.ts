import type { ScanReport } from '@sitelens/scanner';
import result from '../scan/result.json' with { type: 'json' };

// JSON widens every literal to string; the shape is what the scanner's own command wrote.
export const report = result as unknown as ScanReport;
