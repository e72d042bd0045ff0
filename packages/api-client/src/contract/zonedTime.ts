const MINUTE = 60_000;
const DAY = 86_400_000;

/** A day of the calendar and a time on it, as a clock on a wall shows them; the month is 1 to 12. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** Whether this machine knows a time zone by that name of the IANA time zone database. */
export function isTimeZone(name: string): boolean {
  // An offset such as `+02:00` would be taken as well, and doesn't follow the summer.
  return /^[A-Za-z]/.test(name) && formatterOf(name) !== undefined;
}

/**
 * What the clocks of a time zone show at a moment.
 *
 * @throws RangeError if there is no such time zone
 */
export function wallTimeAt(moment: Date, timeZone: string): WallTime {
  const formatter = formatterOf(timeZone);
  if (formatter === undefined) throw new RangeError(`"${timeZone}" is no time zone`);
  const parts = new Map(formatter.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}

/**
 * The moment at which the clocks of a time zone show a time. A time that they skip in spring is as much later
 * as they are put forward; of a time that they show twice in autumn the first is meant.
 *
 * @throws RangeError if there is no such time zone
 */
export function momentOf(wall: WallTime, timeZone: string): Date {
  const wanted = asNumber(wall);
  // Clocks are changed by hours, and never twice within two days.
  const before = wanted - offsetAt(wanted - DAY, timeZone);
  const after = wanted - offsetAt(wanted + DAY, timeZone);
  const shown = [before, after].filter((moment) => moment + offsetAt(moment, timeZone) === wanted);
  return new Date(shown.length > 0 ? Math.min(...shown) : before);
}

/** The day that is that many days later, at the same time by the clock. */
export function daysLater(wall: WallTime, days: number): WallTime {
  const later = new Date(asNumber(wall) + days * DAY);
  const [year, month, day] = [later.getUTCFullYear(), later.getUTCMonth() + 1, later.getUTCDate()];
  return { ...wall, year, month, day };
}

/** 0 is Monday and 6 is Sunday. */
export function dayOfWeek(wall: WallTime): number {
  return (new Date(asNumber(wall)).getUTCDay() + 6) % 7;
}

/** By how many milliseconds the clocks of a time zone are ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const minute = Math.floor(moment / MINUTE) * MINUTE;
  return asNumber(wallTimeAt(new Date(minute), timeZone)) - minute;
}

function asNumber({ year, month, day, hour, minute }: WallTime): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** Making one takes longer than all that it is asked. By the names in lower case, of which there are some 600. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const key = timeZone.toLowerCase();
  const known = formatters.get(key);
  if (known) return known;
  try {
    const made = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formatters.set(key, made);
    return made;
  } catch {
    return undefined;
  }
}
