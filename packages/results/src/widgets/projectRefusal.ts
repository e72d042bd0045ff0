import { ProblemError } from '@sitelens/api-client';
import { problemKey } from '@sitelens/api-client/contract';
import { ProjectCreationFailedError } from '@sitelens/api-client/endpoints';
import {
  fieldOfError,
  type ProjectErrorKey,
  type ProjectField,
  type ProjectRefusal,
  projectErrorKey,
} from '../projects/projectErrors.ts';

/** Reads out of an error what to say at which field, and what about the project as a whole. */
export function projectRefusal(error: unknown): ProjectRefusal {
  if (error instanceof ProjectCreationFailedError) return general(error.key);
  if (!(error instanceof ProblemError)) return general('unknown');
  const fields: Partial<Record<ProjectField, ProjectErrorKey>> = {};
  for (const { field, type } of error.problem.errors ?? []) {
    const key = projectErrorKey(problemKey(type));
    if ((field === 'startUrl' || field === 'name') && fieldOfError(key) === field) fields[field] = key;
  }
  if (Object.keys(fields).length > 0) return { fields };
  const key = projectErrorKey(error.key);
  const field = fieldOfError(key);
  return field ? { fields: { [field]: key } } : general(key, error);
}

function general(key: ProjectErrorKey, error?: ProblemError): ProjectRefusal {
  const properties = Object.entries(error?.problem.properties ?? {});
  const values = Object.fromEntries(properties.map(([name, value]) => [name, asText(value)]));
  return { fields: {}, general: { key, values } };
}

function asText(value: string | number | boolean): string | number {
  return typeof value === 'boolean' ? String(value) : value;
}
