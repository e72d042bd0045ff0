import type { SitelensClient } from '@sitelens/api-client';
import { resultsKey, type ScanReference } from '@sitelens/api-client/endpoints';

/** Under which the report that is shown is kept; what stands around it sees by it whether it is still being written. */
export function writtenReportKey(client: SitelensClient, reference: ScanReference) {
  return [...resultsKey(client, reference), 'report'];
}
