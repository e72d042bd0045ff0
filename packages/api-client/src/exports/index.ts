export { type ClientOptions, createClient, type SitelensClient } from '../http/client.ts';
export { ForbiddenError } from '../http/forbiddenError.ts';
export { ProblemError } from '../http/problemError.ts';
export { RequestFailedError } from '../http/requestFailedError.ts';
export { RequestTimedOutError } from '../http/requestTimedOutError.ts';
export { SitelensError } from '../http/sitelensError.ts';
export { REQUEST_TIME_LIMIT_MS } from '../http/timeLimit.ts';
export { UnauthenticatedError } from '../http/unauthenticatedError.ts';
export type { Wire, WireAnswer } from '../http/wire.ts';
