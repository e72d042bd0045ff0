import { type Logger, pino } from 'pino';
import type { LogLevel } from '../configuration/configuration.ts';

/** JSON lines on standard error; standard output is for people. Cookies are never written. */
export function createLog(level: LogLevel): Logger {
  return pino({ level, redact: ['req.headers.cookie', 'req.headers.authorization'] }, pino.destination(2));
}
