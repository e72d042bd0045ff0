import type {
  AccessibilityIssue,
  PageDimensions,
  PageFailureReason,
  PageOutcome,
  ScreenSize,
  TilesByScreenSize,
} from '@sitelens/api-client/contract';
import result from '../scan/result.json' with { type: 'json' };

/** A finding as the scanner's command writes it. */
export type GoldenFinding = Omit<AccessibilityIssue, 'pageUrl' | 'screenshots' | 'redacted'>;

interface GoldenReport {
  readonly startUrl: string;
  readonly startedAt: string;
  readonly endedAt: string;
  readonly pages: readonly {
    readonly url: string;
    readonly outcome: PageOutcome;
    readonly reason?: PageFailureReason;
    readonly detail?: string;
    readonly httpStatus?: number;
    readonly leadsTo?: string;
    readonly mediaType?: string;
    readonly title?: string;
    readonly dimensions?: Partial<Record<ScreenSize, PageDimensions>>;
    readonly screenshots?: TilesByScreenSize;
    readonly screenshotsCutShort?: readonly ScreenSize[];
    readonly findings?: readonly GoldenFinding[];
  }[];
}

// JSON widens every literal to string; the shape is what the scanner's own command wrote.
export const report = result as unknown as GoldenReport;
