import { createWords } from '@sitelens/ui/words';

/** What is said where results are withheld; terms of the trial as in the specification (platform, section 4). */
const redactionWords = {
  FREEMIUM: {
    title_one: '{{number}} result is hidden',
    title_other: '{{number}} results are hidden',
    detail: 'Start a free trial to see every issue and how to fix it: 7 days, no credit card needed.',
    action: 'Start a free trial',
  },
  TRIAL_EXPIRED: {
    title_one: 'Your trial has expired: {{number}} result is hidden',
    title_other: 'Your trial has expired: {{number}} results are hidden',
    detail: 'Pick a plan to see every issue and how to fix it.',
    action: 'Pick a plan',
  },
} as const;

export const useRedactionWords = createWords('results', { redaction: redactionWords });
