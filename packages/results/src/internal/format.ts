const NUMBERS = new Intl.NumberFormat('en');

/** A whole number with its thousands apart. */
export function formatNumber(value: number): string {
  return NUMBERS.format(value);
}

/** `yyyy-MM-dd`, in the reader's own time zone. */
export function formatDate(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

/** `yyyy-MM-dd HH:mm`, in the reader's own time zone. */
export function formatDateTime(date: Date): string {
  const time = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return `${formatDate(date)} ${time.join(':')}`;
}
