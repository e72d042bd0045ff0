import type { accessibilityFactsWords } from '../words/accessibilityFacts.ts';

export type FactKey = keyof typeof accessibilityFactsWords;

/** Where a fact can be looked up. */
export interface Fact {
  readonly key: FactKey;
  /** Who says so, and in what. A name, which is not translated. */
  readonly source: string;
  /** Of the source. */
  readonly year: number;
}

/** Real facts about web accessibility, each with its source. */
export const ACCESSIBILITY_FACTS: readonly Fact[] = [
  { key: 'population', source: 'WHO, Disability (fact sheet)', year: 2023 },
  { key: 'vision', source: 'WHO, Blindness and vision impairment (fact sheet)', year: 2023 },
  { key: 'hearing', source: 'WHO, World Report on Hearing', year: 2021 },
  { key: 'colourBlindness', source: 'National Eye Institute, Color Blindness', year: 2023 },
  { key: 'homePages', source: 'WebAIM Million', year: 2025 },
  { key: 'errorsPerPage', source: 'WebAIM Million', year: 2025 },
  { key: 'lowContrast', source: 'WebAIM Million', year: 2025 },
  { key: 'missingAlt', source: 'WebAIM Million', year: 2024 },
  { key: 'missingLabels', source: 'WebAIM Million', year: 2024 },
  { key: 'sixKinds', source: 'WebAIM Million', year: 2025 },
  { key: 'headings', source: 'WebAIM, Screen Reader User Survey #10', year: 2024 },
  { key: 'clickAway', source: 'The Click-Away Pound Survey', year: 2019 },
  { key: 'waiLaunch', source: 'W3C, Web Accessibility Initiative', year: 1997 },
  { key: 'wcagFirst', source: 'W3C, WCAG 1.0', year: 1999 },
  { key: 'wcagIso', source: 'ISO/IEC 40500', year: 2012 },
  { key: 'wcagPhones', source: 'W3C, WCAG 2.1', year: 2018 },
  { key: 'wcagNewest', source: 'W3C, WCAG 2.2', year: 2023 },
  { key: 'ariaFirst', source: 'W3C, WAI-ARIA 1.0', year: 2014 },
  { key: 'contrastRatio', source: 'W3C, Understanding Success Criterion 1.4.3', year: 2023 },
  { key: 'reflow', source: 'W3C, WCAG 2.1, Success Criterion 1.4.10', year: 2018 },
  { key: 'flashes', source: 'W3C, WCAG 2.0, Success Criterion 2.3.1', year: 2008 },
  { key: 'altInHtml', source: 'W3C, HTML 4.0', year: 1997 },
  { key: 'europeanAct', source: 'Directive (EU) 2019/882', year: 2019 },
  { key: 'publicSector', source: 'Directive (EU) 2016/2102', year: 2016 },
  { key: 'en301549', source: 'ETSI, EN 301 549 V3.2.1', year: 2021 },
  { key: 'unConvention', source: 'United Nations, CRPD, Article 9', year: 2006 },
  { key: 'adaTitleTwo', source: 'U.S. Department of Justice, ADA Title II rule', year: 2024 },
  { key: 'section508', source: 'U.S. Access Board, ICT Standards', year: 2017 },
  { key: 'awarenessDay', source: 'GAAD Foundation', year: 2012 },
];

/**
 * One of the facts, as good as random, but for a scan always the same: it does not change under a reader's eyes
 * when the page is loaded anew.
 *
 * @param scanId a UUID
 */
export function factOf(scanId: string): Fact | undefined {
  const digits = Number.parseInt(scanId.replaceAll('-', '').slice(-8), 16);
  return ACCESSIBILITY_FACTS[(Number.isNaN(digits) ? 0 : digits) % ACCESSIBILITY_FACTS.length];
}
