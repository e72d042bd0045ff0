/** The classes of HTTP status codes (RFC 9110, 15), by their first digit from 1 to 5. */
const CLASSES = ['informational', 'successful', 'redirection', 'clientError', 'serverError'] as const;

export type HttpStatusClass = (typeof CLASSES)[number];

/** A status's class; nothing for what is no status of HTTP, such as the 999 of some servers. */
export function httpStatusClass(status: number): HttpStatusClass | undefined {
  return Number.isInteger(status) ? CLASSES[Math.floor(status / 100) - 1] : undefined;
}
