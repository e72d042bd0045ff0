import { isRunning, type ProjectReference, scansQuery } from '@sitelens/api-client/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { IssueHistory } from '../charts/history/IssueHistory.tsx';
import { historyScans } from '../overview/historyScans.ts';
import { useSitelensClient } from './SitelensClientContext.ts';

/** The issues of a project's scans over time; it has what it needs as soon as the overview has its scan. */
export function ScanHistory({ projectId }: ProjectReference) {
  const { data: scans = [] } = useQuery(scansQuery(useSitelensClient(), { projectId }));
  const ended = useMemo(() => historyScans(scans), [scans]);
  const [latest] = scans;
  return <IssueHistory scans={ended} isRunning={latest !== undefined && isRunning(latest)} />;
}
