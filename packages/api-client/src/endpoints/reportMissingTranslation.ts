import type { MissingTranslation } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';

/** Reports a text that has no translation to those who keep the installation. */
export async function reportMissingTranslation(
  client: SitelensClient,
  missing: MissingTranslation,
): Promise<void> {
  await client.send((wire) => wire.POST('/api/v1/missing-translations', { body: missing, keepalive: true }));
}
