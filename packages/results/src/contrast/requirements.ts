import type { CriterionNumber, WcagLevel } from '../catalogue/wcagCriteria.ts';

/** What WCAG asks of a pair of colours. */
export interface Requirement {
  readonly level: WcagLevel;
  readonly criterion: CriterionNumber;
  /** The contrast ratio that there must be at least. */
  readonly threshold: number;
}

/** What two colours may be used for. */
export type ContrastUse = 'text' | 'largeText' | 'components' | 'links';

/** WCAG 2.2; for links, technique G183. */
export const REQUIREMENTS: Readonly<Record<ContrastUse, readonly Requirement[]>> = {
  text: [
    { level: 'AA', criterion: '1.4.3', threshold: 4.5 },
    { level: 'AAA', criterion: '1.4.6', threshold: 7 },
  ],
  largeText: [
    { level: 'AA', criterion: '1.4.3', threshold: 3 },
    { level: 'AAA', criterion: '1.4.6', threshold: 4.5 },
  ],
  components: [{ level: 'AA', criterion: '1.4.11', threshold: 3 }],
  links: [{ level: 'A', criterion: '1.4.1', threshold: 3 }],
};

export const CONTRAST_USES: readonly ContrastUse[] = ['text', 'largeText', 'components', 'links'];

/** "At least": a ratio at the threshold passes. The ratio is not rounded before (WCAG 2.2, Understanding 1.4.3). */
export function passes(ratio: number, { threshold }: Requirement): boolean {
  return ratio >= threshold;
}
