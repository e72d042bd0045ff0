/** Something that went wrong without anybody being stopped by it, for those who keep the product. */
export interface ErrorReport {
  /** What kind of thing it is, the same for all of its kind: `missing-help-article`. */
  readonly kind: string;
  /** What happened, as a sentence in English. */
  readonly message: string;
  /** What it concerns, such as `{ ruleId: 'blink' }`. Nothing personal, and no texts of scanned pages. */
  readonly details?: Readonly<Record<string, string>>;
  /** What was thrown, where something was. */
  readonly error?: Error;
}
