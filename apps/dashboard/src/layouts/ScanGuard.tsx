import { scansQuery } from '@sitelens/api-client/endpoints';
import { useSitelensClient } from '@sitelens/results/widgets';
import { useErrorReport } from '@sitelens/ui/reporting';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useMatches } from 'react-router';

/**
 * Around the screens of a scan. One that is none of the project's is reported, and nothing is rendered
 * (specification, platform, section 8).
 */
export function ScanGuard({ projectId, children }: { projectId: string; children: ReactNode }) {
  const scanId = useMatches().at(-1)?.params.scanId;
  const { data: scans, isFetching } = useQuery(scansQuery(useSitelensClient(), { projectId }));
  const reportError = useErrorReport();
  // What is being asked for may be newer than the list; once it was missed, each poll must not show it for a moment.
  const [missed, setMissed] = useState<string>();
  const isUnknown = scanId !== undefined && scans?.every((scan) => scan.scanId !== scanId) === true;
  const isMissing = isUnknown && (!isFetching || missed === scanId);
  if (isMissing && missed !== scanId) setMissed(scanId);
  useEffect(() => {
    if (!isMissing) return;
    reportError({
      kind: 'scan-not-found',
      message: 'The scan is none of the project’s.',
      details: { projectId, scanId: scanId ?? '' },
    });
  }, [isMissing, projectId, scanId, reportError]);
  return isMissing ? null : children;
}
