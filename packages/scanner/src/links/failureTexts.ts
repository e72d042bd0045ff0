import { BAD_PORTS } from '../egress/badPorts.ts';
import type { FailedFetch } from '../egress/fetch.ts';
import type { Silence } from './hostMemory.ts';
import { type LinkLimits, MOST_SILENCES } from './linkLimits.ts';

type Fault = NonNullable<FailedFetch['fault']>;

const FAULTS: Record<Fault, string> = {
  NO_SUCH_NAME: 'The name of the server does not exist.',
  NOT_ACCEPTED: 'The server does not accept connections.',
  NOT_HTTP: 'What the server answered is not HTTP.',
  CERTIFICATE_EXPIRED: 'The certificate of the server has expired.',
  CERTIFICATE_OF_ANOTHER_NAME: 'The certificate of the server is for another name.',
};

/** In words for people, why no server answered; `isRedirected` where the address itself did. */
export function failureText(
  { fault, reason, url }: FailedFetch,
  isRedirected: boolean,
  { answerMs }: Pick<LinkLimits, 'answerMs'>,
): string {
  if (fault) return isRedirected ? `${beginning(url)}${lowered(FAULTS[fault])}` : FAULTS[fault];
  const text = reasonText(reason, url, answerMs);
  return isRedirected ? `${beginning(url)}${lowered(text)}` : text;
}

function reasonText(reason: FailedFetch['reason'], url: string, answerMs: number): string {
  switch (reason) {
    case 'ADDRESS_REFUSED':
      return portText(url) ?? 'The address is not public, and is not asked for.';
    case 'NAME_NOT_RESOLVED':
      return 'The name of the server could not be looked up.';
    case 'TLS_FAILED':
      return 'The certificate of the server is not valid, or no secure connection could be made.';
    case 'TIMED_OUT':
      return `The server did not answer within ${duration(answerMs)}.`;
    default:
      return portText(url) ?? 'The server ended the connection without an answer.';
  }
}

function portText(url: string): string | undefined {
  const port = Number(new URL(url).port);
  return port !== 0 && BAD_PORTS.has(port)
    ? `Port ${port} is not for websites, and browsers do not connect to it.`
    : undefined;
}

function beginning(url: string): string {
  return `The address redirects to ${new URL(url).host}: `;
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** For a server that asks to be left alone for `restMs`. */
export function turnedAwayText(status: number, restMs: number): string {
  return `The server answers too many requests with ${status}, and asks for a pause of ${duration(restMs)}.`;
}

/** For a link whose redirects, repetitions and rests took longer than `wholeMs`. */
export function givenUpText({ wholeMs }: Pick<LinkLimits, 'wholeMs'>): string {
  return `The check was given up after ${duration(wholeMs)}.`;
}

/** For a host that has been silent so often that it is not asked any more. */
export function notAskedText({ httpStatus }: Silence): string {
  return httpStatus === undefined
    ? `The server left the last ${MOST_SILENCES} requests without an answer, and was not asked again.`
    : `The server turned the last ${MOST_SILENCES} requests away with ${httpStatus}, and was not asked again.`;
}

function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  return seconds === 1 ? '1 second' : `${seconds.toLocaleString('en')} seconds`;
}
