import type { Installation } from '@sitelens/api-client/contract';
import { installationQuery } from '@sitelens/api-client/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useSitelensClient } from './SitelensClientContext.ts';

/**
 * What the installation offers, asked once in a page's life.
 *
 * @returns undefined until it has said so, and where it can't be asked: then nothing of it is offered
 */
export function useInstallation(): Installation | undefined {
  return useQuery(installationQuery(useSitelensClient())).data;
}
