import { tokenInfoQuery } from '@sitelens/api-client/endpoints';
import { createMemory } from '@sitelens/ui/storage';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSitelensClient } from './SitelensClientContext.ts';

interface KeptDraft<Draft> {
  /** What was entered before the session ended, if anything. */
  readonly draft: Draft | undefined;
  readonly keep: (draft: Draft | undefined) => void;
}

/**
 * Keeps what is entered where the session ends meanwhile: logging in loads the page anew. In the tab's own storage,
 * and only then: who leaves by their own wish has been asked, and leaves it behind.
 *
 * @param name what is entered, for all time that the component is there
 * @param parse reads what may be of an older version, or of somebody else's making
 */
export function useKeptDraft<Draft>(
  name: string,
  parse: (kept: unknown) => Draft | undefined,
): KeptDraft<Draft> {
  const client = useSitelensClient();
  const queryClient = useQueryClient();
  const [memory] = useState(() => createMemory({ key: `sitelens.${name}`, place: 'session', parse }));
  const [draft] = useState(() => memory.read());
  const latest = useRef<Draft>(undefined);
  const keep = useCallback((next: Draft | undefined) => {
    latest.current = next;
  }, []);
  useEffect(() => {
    memory.forget();
    return () => {
      const session = queryClient.getQueryData(tokenInfoQuery(client).queryKey);
      if (session?.authenticated === false && latest.current !== undefined) memory.write(latest.current);
    };
  }, [client, queryClient, memory]);
  return { draft, keep };
}
