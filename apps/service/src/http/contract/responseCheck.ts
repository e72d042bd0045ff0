import type { ValidateFunction } from 'ajv/dist/2020.js';
import { createAjv } from './validators.ts';

/** An answer of ours that the contract does not allow. */
export class ContractViolationError extends Error {
  override readonly name = 'ContractViolationError';
}

/**
 * Checks answers against the contract, stricter than the contract itself: a property that it does not name
 * is a violation too, or a column could leave the service unnoticed.
 */
export function createResponseCheck(): (schema: object, operation: string, answer: unknown) => void {
  const ajv = createAjv({ coerceTypes: false });
  const validators = new WeakMap<object, ValidateFunction>();
  return (schema, operation, answer) => {
    const validate = validators.get(schema) ?? ajv.compile(closed(schema));
    validators.set(schema, validate);
    if (validate(answer)) return;
    const [first] = validate.errors ?? [];
    throw new ContractViolationError(
      `The answer of ${operation} breaks the contract at ${first?.instancePath || '/'}: ${first?.message} ${JSON.stringify(first?.params)}`,
    );
  };
}

/**
 * The schema with `additionalProperties: false` wherever it lists properties and says nothing of others. What
 * is put together by `allOf` is closed as a whole: each part alone would refuse the properties of the others.
 */
function closed(schema: object): object {
  const entries = Object.entries(schema).map(([key, value]) => [key, closedValue(value)]);
  const copy: Record<string, unknown> = Object.fromEntries(entries);
  if (isObject(copy.properties) && copy.type === 'object') copy.additionalProperties ??= false;
  if (Array.isArray(copy.allOf)) {
    copy.allOf = copy.allOf.map(opened);
    copy.unevaluatedProperties ??= false;
  }
  return copy;
}

/** A part of a whole, closed in its depths alone. */
function opened(part: unknown): unknown {
  if (!isObject(part) || !('additionalProperties' in part) || part.additionalProperties !== false)
    return part;
  const { additionalProperties: _, ...rest } = part;
  return rest;
}

function closedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closedValue);
  return isObject(value) ? closed(value) : value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
