import { createWords } from '@sitelens/ui/words';

/** Words of the home page. */
export const useLandingWords = createWords('dashboard', {
  landing: {
    heading: 'See what stands in your visitors’ way',
    detail:
      'Sitelens opens your website in a real browser, checks its accessibility on desktop, tablet and phone, and marks every issue on the page’s own screenshot.',
    note: 'One page, free and without an account. The results can be seen for 30 days by everybody who has the link.',
    picture:
      'Sitelens showing a shop’s page, two of its pictures boxed in red, since they have no text alternative.',
    start: {
      signIn: 'Log in',
      startFreeTrial: 'Start free trial',
      pricing: 'Plans & Pricing',
      dashboard: 'Go to the dashboard',
    },
    gets: {
      title: 'What you get',
      marked: {
        title: 'Every issue, where it is',
        detail: 'A box on the page’s own screenshot, the element’s HTML, and whom it keeps out.',
      },
      sizes: {
        title: 'Three screen sizes in one scan',
        detail:
          'Desktop, tablet and phone: issues that only a phone has are found, and mobile usability with them.',
      },
      fix: {
        title: 'How to fix it',
        detail: 'In words that help, with examples, and the nearest colours that pass.',
      },
      whole: {
        title: 'The whole website',
        detail:
          'Broken links, duplicate titles and meta descriptions, what is new and what is fixed, by schedule.',
      },
    },
    trial: {
      title: 'More than one page?',
      detail: 'The free trial lasts 7 days. No credit card is needed.',
    },
    footer: 'About this site',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    contrast: 'Colour contrast checker',
  },
});
