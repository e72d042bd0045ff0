import { createWords } from '@sitelens/ui/words';
import { pricingWords } from './pricingWords.ts';
import { settingsWords } from './settingsWords.ts';
import { userSettingsWords } from './userSettingsWords.ts';

/** The words of the app itself; the packages bring their own. */
export const useDashboardWords = createWords('dashboard', {
  product: 'Sitelens',
  nav: {
    home: 'Home',
    overview: 'Overview',
    accessibility: 'Accessibility',
    mobileFriendly: 'Mobile usability',
    siteAudit: 'Site audit',
    settings: 'Settings',
    documentation: 'Documentation',
    blog: 'Blog',
    pricing: 'Plans & Pricing',
    signIn: 'Log in',
    signUp: 'Sign up',
    signOut: 'Sign out',
    dashboard: 'Go to the dashboard',
  },
  titles: {
    projects: 'Website projects',
    overview: 'Overview',
    accessibility: 'Accessibility',
    mobileFriendly: 'Mobile usability',
    issuesOnPage: 'Issues on the page',
    siteAudit: 'Site audit',
    brokenLinks: 'Broken links',
    duplicateTitles: 'Duplicate titles',
    duplicateMetaDescriptions: 'Duplicate meta descriptions',
    notFound: 'Not found',
    crashed: 'Unknown error occurred',
    pricing: 'Plans & Pricing',
    colourContrast: 'Colour contrast',
    reporting: 'Accessibility report',
    settings: 'Project settings',
    userSettings: 'Profile settings',
    verification: 'Verify your e-mail address',
  },
  login: {
    title: 'Login required',
    noLongerLoggedIn: 'You are no longer logged in',
    expired: 'Your session expired. Please login.',
    action: 'Login',
    again: 'Log in again',
    cookies:
      'Your browser refuses cookies, and without them nobody can be kept logged in. Allow cookies for this website, then log in.',
  },
  userSettings: userSettingsWords,
  pricing: pricingWords,
  settings: settingsWords,
  failed: {
    dashboard: {
      title: 'Failed to retrieve dashboard',
      detail: 'The dashboard could not be loaded. Please try again later',
      technical: 'The dashboard could not be loaded because of a technical error. Please try again later',
    },
    public: {
      title: 'Failed to retrieve the project',
      detail: 'The project could not be loaded. Please try again later',
      technical: 'The project could not be loaded because of a technical error. Please try again later',
    },
  },
  projectMissing: {
    title: 'Project does not exist',
    detail: 'It may have been deleted, or the link may be wrong.',
    publicDetail:
      'It may have been deleted, it may not be public, or the link may be wrong. If it is yours, log in.',
  },
  cookieSettings: 'Cookie settings',
  loading: 'Loading…',
});
