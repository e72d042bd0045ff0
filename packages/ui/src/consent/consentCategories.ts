/** What people agree to, or not; in their record under these names (specification, results, section 9). */
export const CONSENT_CATEGORIES = ['necessary', 'analytics', 'trackingAndPerformance', 'marketing'] as const;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** What is always on: without it there would be no session and no memory of the choice. */
export const NECESSARY: ConsentCategory = 'necessary';

/** The sections that can be chosen, by what a person decides on, and the categories that each stands for. */
const CONSENT_SECTIONS = {
  // How often and how fast are one question to people: nobody is shown a switch for each.
  statistics: ['analytics', 'trackingAndPerformance'],
  marketing: ['marketing'],
} as const satisfies Record<string, readonly ConsentCategory[]>;

export type ConsentSection = keyof typeof CONSENT_SECTIONS;

const sections: readonly ConsentSection[] = ['statistics', 'marketing'];

export function isConsentCategory(name: string): name is ConsentCategory {
  return CONSENT_CATEGORIES.some((category) => category === name);
}

/** What is accepted by choosing some of the sections. */
export function categoriesOf(chosen: ReadonlySet<ConsentSection>): readonly ConsentCategory[] {
  return [NECESSARY, ...sections.filter((section) => chosen.has(section)).flatMap(categoriesOfSection)];
}

/** The sections of which everything is accepted. */
export function sectionsOf(accepted: readonly ConsentCategory[]): ReadonlySet<ConsentSection> {
  return new Set(
    sections.filter((section) =>
      categoriesOfSection(section).every((category) => accepted.includes(category)),
    ),
  );
}

function categoriesOfSection(section: ConsentSection): readonly ConsentCategory[] {
  return CONSENT_SECTIONS[section];
}
