import { createWords } from '@sitelens/ui/words';

/** Words of how far a scan can be trusted. */
const trustWords = {
  title: 'How far you can trust this scan',
  failed: 'Failed to retrieve how far the scan can be trusted',
  levels: { WHOLE: 'Complete', WITH_GAPS: 'With gaps', LITTLE: 'Mostly out of reach' },
  sentence: {
    all_one: 'The page was scanned.',
    all_other: 'All {{found}} pages were scanned.',
    none_one: 'The page was not scanned.',
    none_other: 'None of the {{found}} pages was scanned.',
    some: '{{scanned}} of {{found}} pages were scanned.',
    good: 'Nothing stood in the way.',
  },
  brief: {
    BOT_CHALLENGE_one: '{{number}} tests whether we are a robot',
    BOT_CHALLENGE_other: '{{number}} test whether we are a robot',
    LOGIN_WALL_one: '{{number}} asks to log in',
    LOGIN_WALL_other: '{{number}} ask to log in',
    COOKIE_OVERLAY_one: '{{number}} shows a cookie banner over its content',
    COOKIE_OVERLAY_other: '{{number}} show a cookie banner over their content',
    FAILED_one: '{{number}} failed',
    FAILED_other: '{{number}} failed',
    BLOCKED_BY_ROBOTS_one: '{{number}} is forbidden by robots.txt',
    BLOCKED_BY_ROBOTS_other: '{{number}} are forbidden by robots.txt',
    CUT_one: '{{number}} has a screenshot that ends before it does',
    CUT_other: '{{number}} have screenshots that end before they do',
    LIMIT: 'there may be more pages than the scan may visit',
  },
  by: '{{title}}: {{name}}',
  points: {
    BOT_CHALLENGE: {
      title_one: '{{number}} page tests whether we are a robot',
      title_other: '{{number}} pages test whether we are a robot',
      means: 'We saw the test in the place of the page. What is on the page is not in the results.',
      next: 'Let the user agent Sitelens through in your protection against robots, then start another crawl.',
    },
    LOGIN_WALL: {
      title_one: '{{number}} page asks to log in',
      title_other: '{{number}} pages ask to log in',
      means: 'We scan what everybody can see. What lies behind the login is not in the results.',
      next: 'If it should be public, open it to visitors. Else nothing is wrong.',
    },
    COOKIE_OVERLAY: {
      title_one: '{{number}} page shows a cookie banner over its content',
      title_other: '{{number}} pages show a cookie banner over their content',
      means:
        'The banner is on the screenshots, and its own issues count on each page. What it covers was checked, but can’t be seen on them.',
      next: 'To see the pages without it, don’t show the banner to the user agent Sitelens, then start another crawl.',
    },
    BLOCKED_BY_ROBOTS: {
      title_one: '{{number}} page is forbidden by robots.txt',
      title_other: '{{number}} pages are forbidden by robots.txt',
      means: 'We keep to robots.txt, and did not visit what it forbids.',
      next: 'If it should be scanned, allow it for the user agent Sitelens in robots.txt, then start another crawl.',
    },
    FAILED: {
      title_one: '{{number}} page failed',
      title_other: '{{number}} pages failed',
    },
    CUT: {
      title_one: '{{number}} page is taller or wider than its screenshot',
      title_other: '{{number}} pages are taller or wider than their screenshots',
      means: 'All of the page was checked. Issues beyond the edge of the screenshot have no marker.',
      next: 'Divide very long lists into several pages: visitors will not scroll through them either.',
    },
    LIMIT: {
      title: 'The scan has reached its limit of pages',
      means: 'There may be more pages, which are not in the results.',
      next: 'Raise the number of pages in the settings of the project, then start another crawl.',
    },
    ONE_PAGE: {
      title: 'Only one page was to be scanned',
      means: 'The results say nothing about the other pages of the website.',
      next: 'To scan the whole website, sign up and add it as a project. In a project of yours, raise the number of pages in its settings.',
    },
    ELSEWHERE: {
      title_one: '{{number}} address leads to another page, or is none',
      title_other: '{{number}} addresses lead to other pages, or are none',
      means: 'Redirects, duplicates and files are not pages of their own. Nothing is missing.',
    },
  },
  obstacles: {
    BOT_CHALLENGE: 'Tests whether we are a robot',
    LOGIN_WALL: 'Asks to log in',
    COOKIE_OVERLAY: 'Cookie banner over the content',
  },
  next: 'What to do:',
  pages: {
    show_one: 'Show the page',
    show_other: 'Show the pages',
    first: 'Show the first {{number}} pages',
  },
  rule: 'by this line:',
  cut: {
    height: '{{size}}: shown down to {{shown}} of {{page}} px',
    width: '{{size}}: shown across {{shown}} of {{page}} px',
    sizes: { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' },
  },
} as const;

export const useTrustWords = createWords('results', { trust: trustWords });
