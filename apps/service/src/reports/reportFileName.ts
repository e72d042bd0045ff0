import { newId } from '../store/ids.ts';

/**
 * Where a report's PDF is kept: in its scan's folder, so that it goes when the scan goes, under a name that
 * nobody can guess. `/files/…` does not serve it: the call that does asks for more than reading the scan.
 */
export function reportFileName(scanId: string, attempt: number): string {
  return `/files/${scanId}/${newId()}/${attempt}/report.pdf`;
}
