import type { ClientErrorReport } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';

/** Reports an error of the client to those who keep the installation. It is sent also while the page is left. */
export async function reportError(client: SitelensClient, report: ClientErrorReport): Promise<void> {
  await client.send((wire) => wire.POST('/api/v1/error-reports', { body: report, keepalive: true }));
}
