import type { FieldProblem } from '@sitelens/api-client/contract';
import type { FastifySchemaValidationError } from 'fastify';
import type { OperationId } from '../contract/specification.ts';
import type { ProblemKey } from './catalogue.ts';
import { fieldProblem, ProblemError } from './ProblemError.ts';

/** Calls that send the customer's project form, or a part of it. */
const PROJECT_FORM: ReadonlySet<OperationId | undefined> = new Set<OperationId>([
  'createProject',
  'updateProject',
  'createPublicProject',
]);

/** Fields of that form whose refusal has a key of its own in the customer's error catalogue. */
const KEY_BY_FIELD: Readonly<Record<string, ProblemKey>> = {
  name: 'invalid-project-name',
  startUrl: 'invalid-url',
};

/** The same for one of the ways in which a field can be wrong. */
const KEY_BY_FIELD_AND_KEYWORD: Readonly<Record<string, ProblemKey>> = {
  'maxPages maximum': 'max-urls-reached',
};

/** A 400 with one entry a field; an id in the path that can't exist is a 404 like any unknown one. */
export function invalidRequest(
  validation: readonly FastifySchemaValidationError[],
  context: string | undefined,
  operationId: OperationId | undefined,
): ProblemError {
  if (context === 'params') return new ProblemError('not-found');
  const keyOf = context === 'body' && PROJECT_FORM.has(operationId) ? ownKey : () => undefined;
  const errors = dedupe(validation.map((error) => toFieldProblem(error, context, keyOf(error))));
  const [first] = validation;
  const key = errors.length === 1 && first ? keyOf(first) : undefined;
  return new ProblemError(key ?? 'invalid-request', { errors });
}

function toFieldProblem(
  error: FastifySchemaValidationError,
  context: string | undefined,
  own: ProblemKey | undefined,
): FieldProblem {
  const field = fieldOf(error) ?? context ?? 'body';
  return own ? fieldProblem(field, own) : fieldProblem(field, 'invalid-value', sentence(field, error));
}

function ownKey(error: FastifySchemaValidationError): ProblemKey | undefined {
  const field = fieldOf(error);
  if (field === undefined) return undefined;
  return KEY_BY_FIELD_AND_KEYWORD[`${field} ${error.keyword}`] ?? KEY_BY_FIELD[field];
}

function fieldOf({ instancePath, params }: FastifySchemaValidationError): string | undefined {
  const path = instancePath.split('/').slice(1).join('.');
  const child = params.missingProperty ?? params.additionalProperty;
  const whole = [path, typeof child === 'string' ? child : ''].filter((part) => part !== '').join('.');
  return whole === '' ? undefined : whole.slice(0, 100);
}

function sentence(field: string, { keyword, params, message }: FastifySchemaValidationError): string {
  switch (keyword) {
    case 'enum':
      return `${field} must be one of ${listed(params.allowedValues)}.`;
    case 'required':
      return `${field} is required.`;
    case 'additionalProperties':
      return `${field} is not known here; leave it out.`;
    default:
      return `${field} ${message ?? 'is not accepted'}.`;
  }
}

function listed(values: unknown): string {
  return Array.isArray(values) ? values.join(', ') : 'the values in the contract';
}

function dedupe(problems: readonly FieldProblem[]): FieldProblem[] {
  return [...new Map(problems.map((problem) => [problem.field, problem])).values()];
}
