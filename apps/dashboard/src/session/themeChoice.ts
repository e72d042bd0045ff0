import { createMemory } from '@sitelens/ui/storage';
import type { ThemeChoice } from '@sitelens/ui/theme';
import { useSyncExternalStore } from 'react';

/** Those that a person chooses from; high contrast follows their system. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const satisfies readonly ThemeChoice[];

export type OfferedTheme = (typeof THEME_CHOICES)[number];

const memory = createMemory<OfferedTheme>({
  key: 'sitelens.theme',
  parse: (value) => THEME_CHOICES.find((choice) => choice === value),
});

const listeners = new Set<() => void>();
/** What was chosen on this page, where it could not be kept. */
let unkept: OfferedTheme | undefined;

function subscribe(listener: () => void): () => void {
  // Another tab of ours changes it for all.
  const handleStorage = ({ key }: StorageEvent) => (key === memory.key || key === null) && listener();
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}

export function chooseTheme(choice: OfferedTheme): void {
  unkept = memory.write(choice) ? undefined : choice;
  for (const listener of listeners) listener();
}

/** The theme that was chosen in this browser, without a choice the system's; and whether it will be there again. */
export function useThemeChoice(): { choice: OfferedTheme; isKept: boolean } {
  const choice = useSyncExternalStore(
    subscribe,
    () => unkept ?? memory.read() ?? 'system',
    () => 'system' as const,
  );
  return { choice, isKept: unkept === undefined };
}
