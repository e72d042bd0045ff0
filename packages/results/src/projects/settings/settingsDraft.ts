import { keptFormValues } from '../form/keptFormValues.ts';
import type { ProjectFormValues } from '../form/projectFormValues.ts';

/** What was entered and not saved, and over which state of the project. */
export interface SettingsDraft {
  readonly values: ProjectFormValues;
  readonly revision: number;
}

/** Reads what the browser kept; nothing where it is no draft of ours, or of an older version. */
export function keptSettingsDraft(kept: unknown): SettingsDraft | undefined {
  if (typeof kept !== 'object' || kept === null || !('values' in kept) || !('revision' in kept))
    return undefined;
  const values = keptFormValues(kept.values);
  return values && typeof kept.revision === 'number' ? { values, revision: kept.revision } : undefined;
}
