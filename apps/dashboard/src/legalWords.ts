import { createWords } from '@sitelens/ui/words';

/** Words of the terms and the privacy policy: what an installation does as it comes. */
export const useLegalWords = createWords('dashboard', {
  legal: {
    notice: 'This text comes with Sitelens',
    noticeDetail:
      'It says what an installation does as it comes. Whoever runs this one puts their own text in its place.',
    contact: 'Questions? Write to {{email}}.',
    terms: {
      title: 'Terms of Service',
      use: {
        title: 'What you may have scanned',
        body: 'Websites that are yours, or whose owners agree. The scanner says who it is, obeys robots.txt, and asks for few pages at a time. Do not use it to disturb a website, or to reach what is not public.',
      },
      results: {
        title: 'What the results are worth',
        body: 'They are made by a machine. Automatic tests find only a part of what keeps people out, and can be wrong. They are no legal advice, no certificate, and have no legal authority.',
      },
      visitors: {
        title: 'Without an account',
        body: 'You can have single pages scanned, a few a day. Everybody who has the link can see the results, of which a part is withheld, for 30 days. Then they are removed.',
      },
      accounts: {
        title: 'With an account',
        body: 'The free trial lasts 7 days and ends by itself. You are responsible for what is done with your account, and for whom you invite.',
      },
      liability: {
        title: 'Availability',
        body: 'The service is offered as it is. It may be changed, interrupted or ended, and results may be lost.',
      },
    },
    privacy: {
      title: 'Privacy Policy',
      visitors: {
        title: 'When you have a page scanned without an account',
        body: 'The page’s address, its screenshots and what was found are kept for 30 days. To limit scans, requests are counted by a keyed hash of your network address; the address itself is not stored with them. Your browser remembers the address that you typed, and which results you have seen, for 30 days.',
      },
      email: {
        title: 'When you give an e-mail address',
        body: 'It is used to send the results that you asked for. The newsletter comes only after you have confirmed it from your mailbox, and each one says how to stop it.',
      },
      accounts: {
        title: 'When you have an account',
        body: 'Your e-mail address, your name, your picture if your sign-in has one, and your organisation’s projects, scans and screenshots are kept until they are deleted. A cookie keeps you signed in.',
      },
      cookies: {
        title: 'Cookies',
        body: 'Only necessary ones are set, unless you agree to others. Where this installation uses analytics or a chat, they are loaded after your consent, or when you open them.',
      },
      logs: {
        title: 'Logs and feedback',
        body: 'Errors of the page are reported to the installation, without what you typed. Feedback is sent by e-mail to those who run it.',
      },
      place: {
        title: 'Where it is kept',
        body: 'On the computers of whoever runs this installation. Nothing is passed on, but for e-mails to their mail server and what you agree to.',
      },
    },
  },
});
