/** A length of time in its two largest units; which words they get is the reader's business. */
export type Duration =
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'minutes'; readonly minutes: number; readonly seconds: number }
  | { readonly unit: 'seconds'; readonly seconds: number };

/** The time between two moments, in whole seconds; none below zero. */
export function durationBetween(start: Date, end: Date): Duration {
  const total = Math.max(0, Math.round((end.getTime() - start.getTime()) / 1000));
  const seconds = total % 60;
  const minutes = Math.floor(total / 60);
  if (minutes >= 60) return { unit: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return minutes > 0 ? { unit: 'minutes', minutes, seconds } : { unit: 'seconds', seconds };
}
