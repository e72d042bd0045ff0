/**
 * Reads an ISO 8601 time of the wire.
 *
 * @throws RangeError if it is none
 */
export function parseTime(value: string): Date {
  const time = new Date(value);
  if (Number.isNaN(time.getTime())) throw new RangeError(`"${value}" is not a time`);
  return time;
}
