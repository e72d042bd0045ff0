import { createWords } from '@sitelens/ui/words';

/** Words of the projects; the errors' texts and keys are the specification's (platform, section 8). */
export const projectsWords = {
  title: 'Website projects',
  count_one: '{{count}} website',
  count_other: '{{count}} websites',
  added: 'Date added',
  website: 'Website',
  status: 'Status',
  lastScan: 'Last scan',
  accessibility: 'Accessibility',
  never: 'Never',
  scanning: 'Scanning',
  issues_one: '{{count}} issue',
  issues_other: '{{count}} issues',
  search: 'Search websites',
  add: 'Add website',
  matches_one: '{{count}} website matches',
  matches_other: '{{count}} websites match',
  noMatch: {
    title: 'No projects found that match the search query',
    detail: 'Look for another part of the name or the URL.',
    clear: 'Clear search',
  },
  empty: {
    title: 'There are no projects',
    detail:
      'A project is a website that is watched, with its scans: by hand or on a schedule, each crawls the pages and checks accessibility on desktop, tablet and phone, mobile usability, broken links, titles and descriptions. Every finding is shown on the page’s screenshot, with how to fix it.',
  },
  form: {
    title: 'New project',
    description: 'We follow the links of the website and check the pages that we find.',
    startUrl: 'Website URL',
    startUrlHint: 'For example www.example.com',
    name: 'Name',
    more: 'More settings',
    submit: 'Add website',
    incomplete: 'Please fill in the required fields and submit again',
    kept: 'What you entered is still here. Check your connection, then try again.',
  },
  errors: {
    unknown: 'An unknown error occurred, apologies, it will be resolved as soon as possible',
    'project-quota-reached':
      'Only {{maxProjects}} projects are allowed for your subscription. Upgrade to use more.',
    'invalid-url': 'The given url is not valid. Please provide a valid url.',
    'invalid-quota':
      'You reached the maximum amount of pages included in your subscription. Upgrade to scan more pages.',
    'missing-top-level-domain': 'The given url has no top-level domain.',
    'local-host-url': 'A private IP address is not supported; consider a tunnelling service.',
    'invalid-project-name': 'Please enter a valid name for the website project.',
    'project-creation-failed': 'An unknown error occurred; try to create the project later.',
    'max-urls-reached': 'The maximum number of pages is reached. Please enter fewer pages.',
    'project-changed': 'Somebody else has changed the settings of this project.',
    'project-not-found': 'Project does not exist',
    'trial-expired': 'Your trial has expired. Upgrade to a paid plan to add websites.',
    'subscription-inactive': 'You have no active subscription.',
    'subscription-paused': 'Your subscription is paused. Update the subscription to go on.',
    'too-many-attempts': 'There were too many attempts. Please wait a minute, then try again.',
    forbidden: 'Your role does not allow changing projects. Ask an owner of your organisation.',
    'invalid-value': 'This value is not accepted. Please enter another one.',
    'number-out-of-range': 'Please enter a whole number from {{minimum}} to {{maximum}}.',
    'invalid-allowed-domain':
      '“{{domain}}” is no domain. Please write example.com, or *.example.com for it and all below it.',
    'too-many-allowed-domains': 'Please enter {{maximum}} domains at most.',
    'invalid-time-of-day': 'Please enter a time, such as 03:00.',
    'invalid-time-zone': 'Please choose a time zone.',
  },
} as const;

export const useProjectsWords = createWords('results', { projects: projectsWords });
