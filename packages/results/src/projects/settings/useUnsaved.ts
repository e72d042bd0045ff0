import { useEffect } from 'react';
import type { SettingsDraft } from './settingsDraft.ts';

interface UnsavedListeners {
  onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
  onDraftChange?: ((draft: SettingsDraft | undefined) => void) | undefined;
}

/** Tells what is not saved, and has the browser ask before the page is closed over it. */
export function useUnsaved(draft: SettingsDraft | undefined, listeners: UnsavedListeners): void {
  const { onUnsavedChange, onDraftChange } = listeners;
  const isUnsaved = draft !== undefined;
  useEffect(() => {
    onUnsavedChange?.(isUnsaved);
  }, [isUnsaved, onUnsavedChange]);
  // Each time: what was entered last is what must not be lost.
  useEffect(() => {
    onDraftChange?.(draft);
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
