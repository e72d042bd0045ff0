import { type Logger, pino } from 'pino';
import type { LogLevel } from '../configuration/configuration.ts';
import { pathOf } from '../http/problems/problemReplies.ts';

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly ip: string;
}

/** JSON lines on standard error; standard output is for people. */
export function createLog(level: LogLevel): Logger {
  return pino({ level, serializers: { req: requestLine } }, pino.destination(2));
}

/** Without cookies and other headers, and without queries: the sign-in's hold codes and states. */
function requestLine({ method, url, ip }: LoggedRequest): LoggedRequest {
  return { method, url: pathOf(url), ip };
}
