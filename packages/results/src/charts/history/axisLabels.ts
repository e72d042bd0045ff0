/** What stands under a bar: nothing, a line or two lines. */
type AxisLabel = string | string[];

export interface AxisLabels {
  readonly labels: readonly AxisLabel[];
  /** Slanted labels need less width and more height. */
  readonly isSlanted: boolean;
}

/** Rooms in CSS pixels, at a font size of 11 px. */
const ROOM_OF_LINES = 76;
const ROOM_OF_SLANTED = 20;

/**
 * Under which bars a label stands, and how: in two lines where they fit, else slanted, and then only under
 * every second, third… bar; the last one always has its own.
 *
 * @param slot room of one bar and its gap, in CSS pixels
 */
export function axisLabels(bars: readonly { label: string; suffix: string }[], slot: number): AxisLabels {
  if (slot >= ROOM_OF_LINES) {
    return {
      isSlanted: false,
      labels: bars.map(({ label, suffix }) => (suffix === '' ? label : [label, suffix])),
    };
  }
  const step = Math.max(1, Math.ceil(ROOM_OF_SLANTED / Math.max(1, slot)));
  const labels = bars.map(({ label, suffix }, index) =>
    (bars.length - 1 - index) % step === 0 ? `${label} ${suffix}`.trim() : '',
  );
  return { isSlanted: true, labels };
}
