import { ForbiddenError, ProblemError, RequestFailedError } from '@sitelens/api-client';
import { problemKey } from '@sitelens/api-client/contract';
import { ProjectCreationFailedError } from '@sitelens/api-client/endpoints';
import {
  fieldOfError,
  type ProjectErrorKey,
  type ProjectFault,
  type ProjectRefusal,
  projectErrorKey,
} from '../projects/form/projectErrors.ts';
import type { ProjectField } from '../projects/form/projectFormValues.ts';
import { PROJECT_FIELDS } from '../projects/form/useProjectForm.ts';

/** Reads out of an error what to say at which field, and what about the project as a whole. */
export function projectRefusal(error: unknown): ProjectRefusal {
  if (error instanceof ProjectCreationFailedError) return general(error.key);
  if (error instanceof ForbiddenError) return general('forbidden');
  if (!(error instanceof ProblemError)) return general('unknown', {}, isUnanswered(error));
  const values = valuesOf(error);
  const fields: Partial<Record<ProjectField, ProjectFault>> = {};
  for (const { field: path, type } of error.problem.errors ?? []) {
    const key = projectErrorKey(problemKey(type));
    const field = formField(path);
    if (field) fields[field] = { key: key === 'unknown' ? 'invalid-value' : key, values };
  }
  if (Object.keys(fields).length > 0) return { fields };
  const key = projectErrorKey(error.key);
  const field = fieldOfError(key);
  return field ? { fields: { [field]: { key, values } } } : general(key, values);
}

/** Whether there was no answer at all: who is told to look after their connection must be without one. */
function isUnanswered(error: unknown): boolean {
  return error instanceof RequestFailedError && error.status === undefined;
}

/** Fields of the wire that the form calls by another name. */
const NAMES: Readonly<Record<string, ProjectField>> = {
  schedule: 'scheduleEvery',
  scheduleMillis: 'scheduleUnit',
};

/** Which field of the form a path means, such as `schedule.timeZone` or `allowedDomains.0`. */
function formField(path: string): ProjectField | undefined {
  const names = path.split('.').map((name) => NAMES[name] ?? name);
  return names.flatMap((name) => PROJECT_FIELDS.find((field) => field === name) ?? []).at(-1);
}

function general(key: ProjectErrorKey, values: ProjectFault['values'] = {}, mayPass = false): ProjectRefusal {
  return { fields: {}, general: { key, values, mayPass } };
}

function valuesOf({ problem }: ProblemError): ProjectFault['values'] {
  const properties = Object.entries(problem.properties ?? {});
  return Object.fromEntries(properties.map(([name, value]) => [name, asText(value)]));
}

function asText(value: string | number | boolean): string | number {
  return typeof value === 'boolean' ? String(value) : value;
}
