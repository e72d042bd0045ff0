import type { FieldProblem, Problem } from '../contract/types.ts';

/**
 * Reads an error body as an RFC 9457 problem. What can't be read is left out (3.1: a member of the
 * wrong type is ignored), so that anything gives a problem: at worst `about:blank` with the status.
 *
 * @param status the answer's own status, which counts even where the body says another
 */
export function readProblem(status: number, body: string): Problem {
  const json = parseObject(body);
  const { type, title, detail, instance, errors, properties } = json;
  return {
    type: typeof type === 'string' ? type : 'about:blank',
    title: typeof title === 'string' ? title : `The request was refused with status ${status}.`,
    status,
    ...(typeof detail === 'string' && { detail }),
    ...(typeof instance === 'string' && { instance }),
    ...(Array.isArray(errors) && { errors: errors.flatMap(readFieldProblem) }),
    ...(isObject(properties) && { properties: readProperties(properties) }),
  };
}

function readFieldProblem(value: unknown): FieldProblem[] {
  if (!isObject(value) || typeof value.field !== 'string' || typeof value.type !== 'string') return [];
  const { field, type, detail } = value;
  return [{ field, type, ...(typeof detail === 'string' && { detail }) }];
}

function readProperties(values: Record<string, unknown>): Record<string, string | number | boolean> {
  const properties: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      properties[name] = value;
    }
  }
  return properties;
}

function parseObject(body: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(body);
    return isObject(json) ? json : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
