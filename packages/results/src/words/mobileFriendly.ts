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
    'viewport-zoom-prevented': 'People should be able to enlarge the page with two fingers.',
    'content-wider-than-screen':
      'Content sticks out of a screen that is 360 pixels wide, so that people have to scroll sideways to read it.',
    'tap-target-too-small':
      'What people tap should be at least 48 by 48 pixels, about the size of a fingertip.',
    'tap-targets-too-close':
      'A finger on the centre of one also covers too much of another, so that people tap the wrong one.',
    'scrollable-area-too-small':
      'An area that scrolls on its own should be at least 48 by 48 pixels, so that a finger fits on it.',
    'h1-below-fold':
      'Visitors see what the page is about only after scrolling: its main heading is below the first 800 pixels.',
    'text-too-small': 'Text is so small on a phone that people have to zoom in to read it.',
    'form-field-text-too-small':
      'Some phones zoom in on a field whose text is smaller than 16 pixels, and the rest of the page moves out of sight.',
    'fixed-element-covers-screen':
      'Something stays in place while people scroll, or lies over the page, and leaves little of it to see.',
    'media-not-scaling': 'Images, videos and frames should become as narrow as the screen.',
  },
  notEvaluated: {
    title: 'This scan was made before mobile usability was checked',
    detail: 'A new scan checks it on every page.',
    latest: 'The latest scan has checked it.',
  },
} as const;

export const useMobileFriendlyWords = createWords('results', { mobileFriendly: mobileFriendlyWords });
