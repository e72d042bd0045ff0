/** Cut to two digits, not rounded: 4.496 must not read as 4.5, which would pass. */
function cutRatio(ratio: number): number {
  const rounded = Math.round(ratio * 100) / 100;
  // One that has no further digits: 2.07 * 100 is 206.99999999999997, and would be cut to 2.06.
  return rounded === ratio ? ratio : Math.floor(ratio * 100) / 100;
}

/** `4.5:1` */
export function ratioText(ratio: number): string {
  return `${cutRatio(ratio)}:1`;
}

/** Always with two digits, for a ratio that changes under the reader's eyes: `4.50:1`. */
export function steadyRatioText(ratio: number): string {
  return `${cutRatio(ratio).toFixed(2)}:1`;
}
