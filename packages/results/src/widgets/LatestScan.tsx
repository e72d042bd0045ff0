import { type ParsedScan, scansQuery } from '@sitelens/api-client/endpoints';
import { useQuery } from '@tanstack/react-query';
import { ScanSummary } from '../overview/ScanSummary.tsx';
import { scoreDifference } from '../overview/scoreDifference.ts';
import type { CategoriesHref } from './CategoriesHref.ts';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useIssueChanges } from './useIssueChanges.ts';

interface LatestScanProps {
  /** It has ended. */
  scan: ParsedScan;
  categoriesHref?: CategoriesHref | undefined;
}

/** The summary of a project's latest scan, beside the one before. */
export function LatestScan({ scan, categoriesHref }: LatestScanProps) {
  const { projectId, scanId } = scan;
  const { data: scans = [] } = useQuery(scansQuery(useSitelensClient(), { projectId }));
  return (
    <ScanSummary
      scan={scan}
      difference={scoreDifference(scans)}
      changes={useIssueChanges(scan)}
      changesHref={categoriesHref && ((sinceLastScan) => categoriesHref(scanId, { sinceLastScan }))}
    />
  );
}
