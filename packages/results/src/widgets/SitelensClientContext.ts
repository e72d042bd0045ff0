import type { SitelensClient } from '@sitelens/api-client';
import { createContext, useContext } from 'react';

export const SitelensClientContext = createContext<SitelensClient | undefined>(undefined);

/** A widget stands outside of `SitelensClientProvider`. */
export class MissingSitelensClientError extends Error {
  override readonly name = 'MissingSitelensClientError';

  constructor() {
    super('There is no Sitelens client. Put <SitelensClientProvider client={…}> around the widgets.');
  }
}

/**
 * The client of the widgets around.
 *
 * @throws MissingSitelensClientError outside of `SitelensClientProvider`
 */
export function useSitelensClient(): SitelensClient {
  const client = useContext(SitelensClientContext);
  if (!client) throw new MissingSitelensClientError();
  return client;
}
