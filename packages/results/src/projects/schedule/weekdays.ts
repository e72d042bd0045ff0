/** The days of the week in the order of the wire: 0 is Monday and 6 is Sunday. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** On which day a date of the calendar falls; the month is 1 to 12. */
export function weekdayOf(year: number, month: number, day: number): Weekday {
  return WEEKDAYS[(new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7] ?? 'monday';
}
