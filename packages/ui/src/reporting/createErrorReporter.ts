import type { ClientError, CodePlace } from './ClientError.ts';
import type { ErrorReport } from './ErrorReport.ts';
import { rateLimit } from './rateLimit.ts';
import { reportableAddress, thrownText } from './thrownText.ts';

export interface ErrorReporter {
  /** Something was thrown, and nobody caught it. */
  readonly thrown: (event: string, thrown: unknown, place?: CodePlace) => void;
  /** As `SitelensProvider`'s `onErrorReport`. */
  readonly report: (report: ErrorReport) => void;
}

export interface ErrorReporterOptions {
  /** Sends one; what it throws, or rejects with, is nobody's concern. */
  readonly send: (error: ClientError) => unknown;
  /** Default: the address of the page. */
  readonly pageUrl?: () => string;
  /** Default: 5. */
  readonly maximumPerMinute?: number;
}

/** Enough to tell errors apart; a page that lives for days must not keep more. */
const MAXIMUM_REMEMBERED = 200;
/** As much as the service takes. */
const MAXIMUM_EVENT_LENGTH = 100;
const MAXIMUM_ADDRESS_LENGTH = 2_048;

/**
 * Hands errors on to those who keep the product: each distinct one once, a few a minute, without what addresses
 * say after `?` and `#`. It never throws: an error on the way of reporting one would be reported, without end.
 */
export function createErrorReporter(options: ErrorReporterOptions): ErrorReporter {
  const { send, pageUrl = () => window.location.href, maximumPerMinute = 5 } = options;
  const sent = new Set<string>();
  const hasRoom = rateLimit(maximumPerMinute, 60_000);

  function pass(event: string, error: string, place: CodePlace = {}): void {
    const { source, line, column } = place;
    const known = JSON.stringify([event, error, source, line, column]);
    if (sent.has(known) || sent.size >= MAXIMUM_REMEMBERED || !hasRoom()) return;
    sent.add(known);
    const answer: unknown = send({
      pageUrl: reportableAddress(pageUrl()).slice(0, MAXIMUM_ADDRESS_LENGTH),
      event: event.slice(0, MAXIMUM_EVENT_LENGTH),
      ...(source !== undefined && { source: reportableAddress(source).slice(0, MAXIMUM_ADDRESS_LENGTH) }),
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
      error,
    });
    if (answer instanceof Promise) answer.catch(() => undefined);
  }

  return {
    thrown: silently((event, thrown, place) => pass(event, thrownText(thrown), place)),
    report: silently(({ kind, message, details, error }) => {
      const parts = [
        message,
        ...(details ? [JSON.stringify(details)] : []),
        ...(error ? [thrownText(error)] : []),
      ];
      pass(kind, thrownText(parts.join('\n')));
    }),
  };
}

function silently<Parameters extends readonly unknown[]>(
  action: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  return (...parameters) => {
    try {
      action(...parameters);
    } catch {
      // See above: whoever reports must not be the next to be reported.
    }
  };
}
