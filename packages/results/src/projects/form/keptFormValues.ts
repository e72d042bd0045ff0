import { SCHEDULE_UNITS } from '../schedule/scheduleUnits.ts';
import { newProjectValues, type ProjectFormValues } from './projectFormValues.ts';
import { PROJECT_FIELDS } from './useProjectForm.ts';

const TEMPLATE = newProjectValues('', 'UTC');

/** What was entered, from where the browser kept it; nothing where it is none of ours, or of an older version. */
export function keptFormValues(kept: unknown): ProjectFormValues | undefined {
  return isRecord(kept) && isFormValues(kept) ? kept : undefined;
}

function isFormValues(
  values: Record<string, unknown>,
): values is Record<string, unknown> & ProjectFormValues {
  const isComplete = PROJECT_FIELDS.every((field) => typeof values[field] === typeof TEMPLATE[field]);
  return isComplete && SCHEDULE_UNITS.some((unit) => unit === values.scheduleUnit);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
