/**
 * How long a server asks to be left alone, in milliseconds from now (RFC 9110, 10.2.3): seconds, or a date.
 * Undefined where it does not say, or says something else.
 */
export function retryAfterMs(header: string | undefined, now = Date.now()): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  // Each of the three forms of an HTTP date begins with the day's name; Date.parse would take much else.
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/i.test(value)) return undefined;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
