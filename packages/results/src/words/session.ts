import { createWords } from '@sitelens/ui/words';

/** Words around who is there, and around the connection to the service. */
const sessionWords = {
  connection: {
    offline: 'You are offline',
    lost: 'Connection lost',
    from: 'What is shown is from {{time}}. It is brought up to date by itself as soon as the connection is back.',
    nothing: 'We keep trying, and go on by ourselves as soon as the connection is back.',
    back: 'The connection is back.',
  },
  scanEmails: {
    label: 'E-mail me when a scan ends',
    detail: 'For every scan of this project, to {{email}}.',
    on: 'You get an e-mail at {{email}} when a scan ends',
    off: 'You get no more e-mails about scans of this project',
    failed: 'This could not be saved',
    failedDetail: 'Please try again.',
    tooMany: 'This was changed too often. Please try again in {{wait}}.',
    title: 'E-mails',
  },
  verification: {
    title: 'Verify your e-mail address',
    sent: 'An e-mail was sent to {{email}}. Follow the link in it, then come back here.',
    spam: 'It may take a minute. Look in the spam folder, too.',
    refresh: 'Refresh',
    notYet: 'The address has not been verified yet.',
    checkFailed: 'It could not be checked. Please try again.',
    resend: 'Send the e-mail again',
    resent: 'The e-mail was sent again to {{email}}.',
    tooMany:
      'The e-mail was sent several times already. Look for it in the spam folder, too, or try again in {{wait}}.',
    resendFailed: 'The e-mail could not be sent. Please try again.',
    outbox: 'Open the outbox of this installation',
    signOut: 'Sign out',
  },
  wait: {
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
  },
  profile: {
    title: 'Profile',
    email: 'E-mail address',
    emailHint: 'The address that you log in with. It can’t be changed here.',
    name: 'Name',
    nameHint: 'Leave it empty to use the name of your login.',
    nameInvalid: 'Enter a name in one line, with something to see, or leave it empty.',
    nameTooLong: 'Enter a name of at most {{maximum}} characters.',
    save: 'Save',
    saved: 'Profile saved successfully',
    failed: 'The profile could not be saved. Please try again.',
    loadFailed: 'Failed to retrieve your profile',
    loadFailedDetail: 'Check your connection, then try again.',
  },
} as const;

export const useSessionWords = createWords('results', { session: sessionWords });
