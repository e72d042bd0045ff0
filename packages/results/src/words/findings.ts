import { createWords } from '@sitelens/ui/words';

/** Words of what is found on pages, be it about accessibility or about mobile-friendliness. */
const findingsWords = {
  columns: { impact: 'Impact', pages: 'Pages' },
  sinceLastScan: {
    column: 'Since last scan',
    new: '+{{number}} new',
    fixed: '{{number}} fixed',
    unchanged: 'No change',
    notCompared: 'Not compared',
    values: { NEW: 'New', UNCHANGED: 'Still there', FIXED: 'Fixed' },
  },
  soFar: {
    title: 'No issues found so far!',
    detail: 'The scan is still running. What it finds appears here by itself.',
  },
  failed: {
    title: 'Failed to retrieve the data',
    detail: 'Check your connection, then try again.',
  },
  disabilities: {
    VISUAL: 'Visual',
    HEARING: 'Hearing',
    COGNITIVE: 'Cognitive',
    SPEECH: 'Speech',
    MOBILITY: 'Mobility',
    NEURAL: 'Neural',
  },
  rulePages: {
    caption: 'Pages with this issue',
    page: 'Page',
    issues: 'Issues',
    empty: 'No page has this issue',
    allFixed: 'All fixed',
  },
  rule: {
    issues_one: '{{number}} issue',
    issues_other: '{{number}} issues',
    documentation: 'Documentation',
    bestPractice: 'Best practice',
    level: 'Level {{level}}',
    facts: {
      violates: 'Violates',
      affects: 'Affects',
      difficulty: 'Expertise needed',
      sinceLastScan: 'Since last scan',
    },
    difficulties: { LOW: 'Low', MEDIUM: 'Medium', HIGH: 'High' },
    howToFix: 'How to fix',
  },
} as const;

export const useFindingsWords = createWords('results', { findings: findingsWords });
