import { newProjectValues, type ProjectFormValues } from '../form/projectFormValues.ts';
import { PROJECT_FIELDS } from '../form/useProjectForm.ts';
import { SCHEDULE_UNITS } from '../schedule/scheduleUnits.ts';

/** What was entered and not saved, and over which state of the project. */
export interface SettingsDraft {
  readonly values: ProjectFormValues;
  readonly revision: number;
}

const TEMPLATE = newProjectValues('', 'UTC');

/** Reads a draft that was kept as JSON; nothing where it is none of ours, or of an older version. */
export function readDraft(json: string | null): SettingsDraft | undefined {
  const draft = parsed(json);
  if (!isRecord(draft) || typeof draft.revision !== 'number' || !isRecord(draft.values)) return undefined;
  const { values, revision } = draft;
  return isFormValues(values) ? { values, revision } : undefined;
}

function isFormValues(
  values: Record<string, unknown>,
): values is Record<string, unknown> & ProjectFormValues {
  const isComplete = PROJECT_FIELDS.every((field) => typeof values[field] === typeof TEMPLATE[field]);
  return isComplete && SCHEDULE_UNITS.some((unit) => unit === values.scheduleUnit);
}

function parsed(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
