import { createWords } from '@sitelens/ui/words';

/** Words of the connected widgets. */
const widgetsWords = {
  forbidden: 'You are not allowed to use this functionality. Contact your administrator for support.',
  forbiddenTitle: 'Not allowed',
  notFound: { title: 'Not found', detail: 'It may have been deleted, or the link may be wrong.' },
  showLatestScan: 'Show the latest scan',
  projects: {
    failed: 'Failed to retrieve the projects',
    failedDetail: 'Check your connection, then try again.',
  },
  overview: {
    failed: 'Failed to retrieve the project. Please try again later',
    never: {
      title: 'This website has not been scanned yet',
      detail:
        'A crawl follows the links of the website, checks its pages on desktop, tablet and phone, and marks every issue on a screenshot. You may leave this page meanwhile.',
    },
  },
  startScan: {
    start: 'Start crawl',
    running: 'Running',
    trialExpired: 'Your trial has expired. Upgrade to a paid plan to start a crawl.',
    quotaExceeded: 'You have used all pages of your subscription. Upgrade to scan more pages.',
    alreadyRunning: 'A scan is already running.',
    paused: 'Your subscription is paused. Update the subscription to start a crawl.',
    inactive: 'You have no active subscription. Choose a plan to start a crawl.',
    failed: 'The crawl could not be started',
    failedDetail: 'Please try again.',
  },
  addWebsite: {
    trialExpired: 'Your trial has expired. Upgrade to a paid plan to add websites.',
    viewer: 'Your role does not allow adding websites. Ask an owner of your organisation.',
  },
  projectMenu: {
    open: 'More actions',
    copyPublicLink: 'Copy public link',
    copied: 'Public link copied',
    copyByHand: 'Copy the public link:',
    delete: 'Delete project',
  },
  deleteProject: {
    title: 'Delete {{name}}?',
    description:
      'The project is deleted with all of its scans, findings and screenshots. This can’t be undone.',
    confirm: 'Delete',
    failed: 'The project could not be deleted. Please try again.',
    deleted: '{{name}} has been deleted',
  },
} as const;

export const useWidgetsWords = createWords('results', { widgets: widgetsWords });
