import { createWords } from '@sitelens/ui/words';

/** Words of the mobile usability results. */
const mobileFriendlyWords = {
  categories: {
    caption: 'Mobile usability issues',
    issue: 'Issue',
    found: 'Issues found',
    details: 'Details',
    open: 'Open',
    bySeverity: 'Kinds of issues by severity',
    kinds_one: 'kind',
    kinds_other: 'kinds',
  },
  empty: {
    title: 'No mobile usability issues found',
    detail:
      'No automatic check failed on a phone’s screen of 360 by 800 pixels. What needs a person’s judgement remains.',
  },
  issuesOnPage: 'Issues on the page',
  /** Below an issue's title: what was looked at, and when that is an issue. */
  about: {
    'viewport-not-set':
      'Without a viewport tag, phones lay the page out as for a desktop and shrink it until nobody can read it.',
    'multiple-viewports': 'A page should have one viewport tag: of several, only the last one counts.',
    'viewport-fixed-width':
      'The viewport tag should say width=device-width, so that the page is as wide as the phone.',
    'viewport-zoom-prevented': 'Nobody should be kept from enlarging the page with two fingers.',
    'content-wider-than-screen':
      'Content sticks out of a screen of 360 pixels, so that one has to scroll sideways to read it.',
    'tap-target-too-small': 'What is tapped should be at least 48 by 48 pixels, the width of a fingertip.',
    'tap-targets-too-close':
      'A fingertip of 48 pixels on the centre of one covers a quarter or more as much of another.',
    'scrollable-area-too-small':
      'What scrolls by itself should be at least 48 by 48 pixels, so that a finger can scroll it.',
    'h1-below-fold':
      'Visitors see what the page is about only after scrolling: its main heading is below the first 800 pixels.',
    'text-too-small': 'Text is so small on a phone that one has to zoom in to read it.',
    'form-field-text-too-small':
      'Phones zoom in when one taps a field whose text is smaller than 16 pixels, and leave the rest out of sight.',
    'fixed-element-covers-screen':
      'What stays in place while one scrolls, or lies over the page, leaves little of it to see.',
    'media-not-scaling': 'Pictures, videos and frames should become narrower where the screen is.',
  },
  notEvaluated: {
    title: 'This scan was made before mobile usability was checked',
    detail: 'A new scan checks it on every page.',
    latest: 'The latest scan has checked it.',
  },
} as const;

export const useMobileFriendlyWords = createWords('results', { mobileFriendly: mobileFriendlyWords });
