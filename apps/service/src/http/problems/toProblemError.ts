import type { FastifyError } from 'fastify';
import type { OperationId } from '../contract/specification.ts';
import { invalidRequest } from './invalidRequest.ts';
import { ProblemError } from './ProblemError.ts';

/**
 * Turns whatever a request ended with into a problem. What we did not foresee is `unknown`, and keeps the
 * error as its cause for the log: nothing of it reaches the caller.
 *
 * @param operationId the call of the contract that it was, where it was one
 */
export function toProblemError(error: unknown, operationId?: OperationId): ProblemError {
  if (error instanceof ProblemError) return error;
  if (!(error instanceof Error)) return new ProblemError('unknown', {}, { cause: error });
  // fastify-openapi-glue wraps what a security handler threw.
  const inner = 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : undefined;
  if (inner instanceof ProblemError) return inner;
  const { code, statusCode, validation, validationContext } = error as Partial<FastifyError>;
  if (validation) return invalidRequest(validation, validationContext, operationId);
  const known = code === undefined ? undefined : byFastifyCode(code);
  if (known) return known;
  if (statusCode === 400) return new ProblemError('invalid-json');
  if (statusCode === 408) return new ProblemError('request-timed-out');
  return new ProblemError('unknown', {}, { cause: error });
}

function byFastifyCode(code: string): ProblemError | undefined {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ProblemError('body-too-large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ProblemError('unsupported-media-type');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ProblemError('invalid-json');
    case 'FST_ERR_BAD_URL':
      return new ProblemError('not-found');
    default:
      return undefined;
  }
}
