import { createWords } from '@sitelens/ui/words';

/**
 * Titles (40 to 60 characters with the product's name) and descriptions (120 to 160) of the pages that search
 * engines read.
 */
export const publicPageWords = {
  landing: {
    title: 'Website quality, page by page',
    description:
      'Type the address of a web page and see its accessibility issues, marked on its own screenshot, on desktop, tablet and phone. Free and without an account.',
  },
  pricing: {
    title: 'Plans & Pricing for websites and teams',
    description:
      'Compare the plans of Sitelens: accessibility audits with annotated screenshots, mobile usability, and pages per month. The trial of 7 days is free.',
  },
  colourContrast: {
    title: 'Colour contrast checker for WCAG 2.2',
    description:
      'Compare two colours by WCAG 2.2: the contrast ratio, levels AA and AAA for text, large text and components, and the nearest colours that pass.',
  },
  terms: {
    title: 'Terms of Service of this installation',
    description:
      'What Sitelens may be used for, what a scan says and what it does not, and what is expected of those who have websites scanned with it.',
  },
  privacy: {
    title: 'Privacy Policy of this installation',
    description:
      'What this Sitelens installation keeps about its visitors and its members, for how long, where it is kept, and what it never asks for.',
  },
} as const;

export const usePublicPageWords = createWords('dashboard', { publicPages: publicPageWords });
