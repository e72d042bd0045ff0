import { tokenInfoQuery } from '@sitelens/api-client/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readDraft, type SettingsDraft } from '../projects/settings/settingsDraft.ts';
import { useSitelensClient } from './SitelensClientContext.ts';

interface KeptDraft {
  /** What was entered before the session ended, if anything. */
  readonly draft: SettingsDraft | undefined;
  readonly keep: (draft: SettingsDraft | undefined) => void;
}

/**
 * Keeps what is entered where the session ends meanwhile: logging in loads the page anew. In the tab's own storage,
 * and only then: who leaves by their own wish has been asked, and leaves it behind.
 */
export function useSettingsDraft(projectId: string): KeptDraft {
  const client = useSitelensClient();
  const queryClient = useQueryClient();
  const key = `sitelens.projectSettings.${projectId}`;
  const [draft] = useState(() => readDraft(storedText(key)));
  const latest = useRef<SettingsDraft>(undefined);
  const keep = useCallback((next: SettingsDraft | undefined) => {
    latest.current = next;
  }, []);
  useEffect(() => {
    store(key, undefined);
    return () => {
      const session = queryClient.getQueryData(tokenInfoQuery(client).queryKey);
      if (session?.authenticated === false) store(key, latest.current);
    };
  }, [client, queryClient, key]);
  return { draft, keep };
}

function storedText(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    // Storage may be forbidden, and naming it throws then.
    return null;
  }
}

function store(key: string, draft: SettingsDraft | undefined): void {
  try {
    if (draft) window.sessionStorage.setItem(key, JSON.stringify(draft));
    else window.sessionStorage.removeItem(key);
  } catch {
    // Forbidden or full: what was entered is lost with the session, which nobody can help.
  }
}
