import { createWords } from '@sitelens/ui/words';

/** Words of what visitors without an account use: the form for a page, and the wait for its results. */
const freemiumWords = {
  form: {
    startUrl: 'Your website’s address',
    submit: 'Scan this page',
    errors: {
      off: 'Visitors can’t have pages scanned here. Log in to scan a website.',
      tooMany:
        'Too many pages were scanned from here, or of this website. Please try again in {{when}}, or sign up to scan whole websites.',
      busy: 'Other visitors are having their pages scanned right now. Please try again in half a minute.',
      noConnection: 'It looks like there is a problem with your internet connection',
    },
    seconds_one: '{{count}} second',
    seconds_other: '{{count}} seconds',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
  },
  waiting: {
    titles: {
      running: 'Gathering results for {{host}}',
      finished: 'The results for {{host}} are here',
      failed: '{{host}} could not be scanned',
    },
    states: {
      running: 'Running',
      gathering: 'Gathering the results',
      finished: 'Scan finished',
      failed: 'Scan failed',
    },
    stages: {
      robots: 'Checking robots.txt',
      sitemap: 'Searching for sitemap',
      scanning: 'Scanning pages',
      analysing: 'Analyzing webpages',
    },
    now: 'Right now: {{phase}}',
    bar: 'Progress of the scan',
    note: 'Most pages take half a minute. You may close this window: the results stay at this address for 30 days.',
    finishedNote_zero: 'We found no accessibility issues on the page.',
    finishedNote_one: 'We found {{count}} accessibility issue on the page.',
    finishedNote_other: 'We found {{count}} accessibility issues on the page.',
    announcedEnd: 'The scan has ended. Its results can be seen.',
    announcedFailure: 'The scan has failed.',
    fact: 'Did you know?',
    source: 'Source: {{source}}, {{year}}',
    seeResults: 'See the results',
    scanAgain: 'Scan it again',
    anotherPage: 'Scan another page',
    lost: 'The connection is lost. We keep trying.',
  },
  email: {
    title: 'Get the results by e-mail',
    label: 'E-mail address',
    newsletter: 'Send me the newsletter too',
    newsletterNote: 'About once a month. We ask you by e-mail whether you really want it.',
    agreement: 'By sending you agree to the {{terms}} and the {{privacy}}.',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    submit: 'Send me the results',
    sent: 'Thank you. We send the results to {{email}} when the scan has ended.',
    sentNow: 'Thank you. The results are on their way to {{email}}.',
    errors: {
      invalid: 'Please enter an e-mail address, such as name@example.com.',
      tooMany: 'There were too many attempts. Please try again later.',
      noConnection: 'It looks like there is a problem with your internet connection',
      unknown: 'An unknown error occurred. Please try again.',
    },
  },
  signUp: {
    title: 'Scan the whole website',
    detail:
      'Sign up to scan all pages, to see every issue, and to read how to fix it. No credit card needed.',
    action: 'Start free trial',
  },
} as const;

export const useFreemiumWords = createWords('results', { freemium: freemiumWords });
