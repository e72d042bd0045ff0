import { createWords } from '@sitelens/ui/words';

/** Words of the project overview. */
const overviewWords = {
  progress: {
    title: 'Scan in progress',
    bar: 'Progress of the scan',
    value: { pages: '{{done}} of {{found}} pages', links: '{{done}} of {{found}} links' },
    pagesFound: 'Pages found',
    pagesScanned: 'Pages scanned',
    linksChecked: 'Links checked',
    ofFound: 'of {{found}} found',
    issues: 'Accessibility issues so far',
    now: 'Now: {{url}}',
    announced: {
      pages: '{{phase}}: {{percent}} % of the pages found so far are done.',
      links: '{{phase}}: {{percent}} % of the links found so far are done.',
    },
    note: 'You may leave this page: the scan goes on.',
    phases: {
      QUEUED: 'Waiting to start',
      CHECKING_ROBOTS: 'Checking robots.txt',
      SEARCHING_SITEMAP: 'Searching for sitemap',
      SCANNING_PAGES: 'Scanning pages',
      CHECKING_LINKS: 'Checking links',
      FINISHED: 'Gathering the results',
    },
  },
  summary: {
    title: 'Latest scan',
    ended: 'The scan has ended. Its results are here.',
    issues: 'Accessibility issues',
    pages: 'Pages scanned',
    links: 'Links checked',
    ofFound: 'of {{found}} found',
    started: 'Started',
    duration: 'Duration',
    hours: '{{hours}} h {{minutes}} min',
    minutes: '{{minutes}} min {{seconds}} s',
    seconds: '{{seconds}} s',
  },
  status: {
    QUEUED: 'In progress',
    RUNNING: 'In progress',
    COMPLETED: 'Completed',
    FAILED: 'Failed',
    NONE: 'Not scanned yet',
  },
  difference: {
    fewer: '{{count}} fewer than before',
    more: '{{count}} more than before',
    same: 'as many as before',
  },
  totals: {
    open: 'Show all accessibility issues',
    soFar: 'So far: the scan is still running.',
    noneSoFar: {
      title: 'No issues found so far!',
      detail: 'What the scan finds is counted here by itself.',
    },
    failed: 'Failed to retrieve the issues by severity',
  },
  changes: {
    new: 'New issues',
    fixed: 'Fixed issues',
    since: 'since each page’s last scan',
    showNew_one: 'Show {{number}} new issue',
    showNew_other: 'Show {{number}} new issues',
    showFixed_one: 'Show {{number}} fixed issue',
    showFixed_other: 'Show {{number}} fixed issues',
  },
  failure: {
    title: 'The website could not be scanned',
    at: 'Tried: {{url}}',
    httpStatus: 'The server answered with status {{status}}.',
    outcomes: {
      REDIRECTED: {
        why: 'It leads to another website.',
        next: 'Add that website as a project, or its domain to the allowed domains, then start another crawl.',
      },
      CANONICALISED: {
        why: 'It names a page of another website as its canonical address.',
        next: 'Correct the canonical address of the page, or add that website as a project.',
      },
      BLOCKED_BY_ROBOTS: {
        why: 'Its robots.txt forbids robots to read it.',
        next: 'Allow the user agent Sitelens in robots.txt, then start another crawl.',
      },
      NOT_HTML: {
        why: 'It is not a web page, but a document of another kind.',
        next: 'Change the URL of the project to that of a web page, then start another crawl.',
      },
    },
  },
  reasons: {
    ADDRESS_REFUSED: {
      why: 'Its address is not public.',
      next: 'Only websites on the public internet can be scanned. Consider a tunnelling service.',
    },
    NAME_NOT_RESOLVED: {
      why: 'No server is known under this name.',
      next: 'Check the spelling of the URL and the DNS of the domain, then start another crawl.',
    },
    CONNECTION_FAILED: {
      why: 'The server refused or broke the connection.',
      next: 'Check that the website is up and that no firewall blocks us, then start another crawl.',
    },
    TLS_FAILED: {
      why: 'No secure connection could be made.',
      next: 'Check the certificate of the website: it may have expired or name another host.',
    },
    TIMED_OUT: {
      why: 'It took too long to load.',
      next: 'Check how fast the page loads, then start another crawl.',
    },
    HTTP_ERROR: {
      why: 'The server answered with an error.',
      next: 'Open the page in a browser. If it works there, the server may refuse robots.',
    },
    TOO_MANY_REDIRECTS: {
      why: 'It redirects over and over again.',
      next: 'Check the redirects of the page: two of them may lead to each other.',
    },
    TOO_LARGE: {
      why: 'It is larger than what can be scanned.',
      next: 'Make the page smaller, for example by paging long lists.',
    },
    DOWNLOAD: {
      why: 'It is offered as a file to download.',
      next: 'Link to a page instead, or change the Content-Disposition header.',
    },
    CRASHED: {
      why: 'It crashed the browser, twice.',
      next: 'Look for scripts that use very much memory or never end.',
    },
    SCAN_ERROR: {
      why: 'Something went wrong on our side.',
      next: 'Start another crawl. If it fails again, contact support.',
    },
  },
  outcomes: {
    PENDING: 'Waiting',
    SCANNED: 'Scanned',
    REDIRECTED: 'Redirected',
    CANONICALISED: 'Duplicate',
    BLOCKED_BY_ROBOTS: 'Blocked by robots.txt',
    NOT_HTML: 'Not a web page',
    FAILED: 'Failed',
  },
  outcomeDetails: {
    PENDING: 'It will be scanned soon.',
    REDIRECTED: 'It leads to another page.',
    CANONICALISED: 'It names another page as its canonical address.',
    BLOCKED_BY_ROBOTS: 'The website’s robots.txt forbids robots to read it.',
    NOT_HTML: 'It is a document of another kind, such as an image or a PDF.',
  },
  pages: {
    title: 'Pages',
    page: 'Page',
    result: 'Result',
    issues: 'Issues',
    filter: 'Show',
    all: 'All pages',
    leadsTo: 'Leads to {{url}}',
    empty: 'No pages found so far',
    noMatch: 'No page ended this way',
    failed: { title: 'Failed to retrieve the pages', detail: 'Check your connection, then try again.' },
  },
} as const;

export const useOverviewWords = createWords('results', { overview: overviewWords });
