import { createWords } from '../words/createWords.ts';

const consentWords = {
  bar: {
    title: 'Your choice about cookies',
    detail:
      'Some cookies are necessary for this site to work. With your consent we also count visits, so that we can make it better. You can change your choice at any time.',
  },
  acceptAll: 'Accept all',
  acceptNecessary: 'Accept only necessary',
  managePreferences: 'Manage preferences',
  saveSelection: 'Save selection',
  saved: 'Your choice about cookies is saved',
  settings: 'Cookie settings',
  preferences: {
    title: 'Cookie preferences',
    detail: 'Choose what you agree to. What is necessary is always on.',
  },
  necessary: {
    title: 'Necessary',
    detail: 'They keep you signed in and remember this choice. The site does not work without them.',
    always: 'Always on',
  },
  statistics: {
    title: 'Statistics',
    detail:
      'They count visits and measure how the pages are used and how fast they are. Service: Google Analytics. Cookies: _ga and _gid, which are deleted when you decline.',
  },
  marketing: {
    title: 'Marketing',
    detail: 'They would let us see which advertisement brought you here. At present there are none.',
  },
} as const;

export const useConsentWords = createWords('ui', { consent: consentWords });
