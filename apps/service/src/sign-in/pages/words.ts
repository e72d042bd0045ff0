/** Every word of the service's own pages. */
export const WORDS = {
  product: 'Sitelens',
  logIn: {
    title: 'Log in',
    heading: 'Log in to Sitelens',
    introduction:
      'Use your own account, or the demo account of this installation, whose password was printed when the service started.',
    noAccount: 'No account yet?',
    signUp: 'Sign up',
    email: 'E-mail address',
    password: 'Password',
    submit: 'Log in',
    cancel: 'Cancel',
    errorPrefix: 'Error: ',
    emailMissing: 'Enter your e-mail address.',
    passwordMissing: 'Enter your password.',
    wrong: 'This e-mail address and password do not belong together. Check both and try again.',
    tooMany: 'There were too many attempts. Wait a minute and try again.',
  },
  signUp: {
    title: 'Sign up',
    heading: 'Sign up for Sitelens',
    introduction: 'Seven days free, no credit card needed. We send you an e-mail to check the address.',
    email: 'E-mail address',
    name: 'Name (optional)',
    password: 'Password',
    passwordHint: 'At least 8 characters. Longer is safer: a few words do well.',
    submit: 'Sign up',
    cancel: 'Cancel',
    hasAccount: 'You have an account?',
    logIn: 'Log in',
    errorPrefix: 'Error: ',
    emailInvalid: 'Enter an e-mail address, such as name@example.com.',
    emailTaken: 'You cannot sign up with this address. If it is yours, log in with it instead.',
    nameInvalid: 'Enter a name of at most 200 characters in one line, or leave it out.',
    passwordShort: 'Enter a password of at least 8 characters.',
    passwordLong: 'Enter a password of at most 200 characters.',
    tooMany: 'There were too many attempts. Wait ten minutes and try again.',
  },
  password: {
    show: 'Show password',
    hide: 'Hide password',
    /** By length, which counts most: what is shorter is refused, and from 20 on nothing is gained. */
    strengths: {
      short: 'Too short',
      fair: 'Long enough; longer is safer',
      good: 'Good length',
      strong: 'Very good length',
    },
  },
  verify: {
    title: 'Verify your e-mail address',
    text: 'Confirm that this address is yours. You are then asked to log in.',
    submit: 'Verify this address',
    notYours: 'It is not yours? Close this page: nothing happens without you.',
    ended: {
      title: 'This link no longer works',
      text: 'It was used already, or it is older than 24 hours. Log in to go on: if your address is not verified yet, you get another e-mail.',
      logIn: 'Log in',
    },
  },
  outbox: {
    title: 'Outbox',
    introduction:
      'No mail server is configured (SMTP_URL), so e-mails end here. Only people at this machine can see this page.',
    empty: 'Nothing has been sent yet.',
    noSubject: '(no subject)',
    to: 'To',
    utc: 'UTC',
    text: 'Text',
    html: 'The same as HTML',
    all: 'All e-mails',
  },
  failure: {
    tryAgain: 'Try again',
    home: 'Back to the start',
    denied: {
      title: 'You were not logged in',
      text: 'The login was cancelled or refused. Nothing has changed; you can try again at any time.',
    },
    expired: {
      title: 'The login took too long',
      text: 'For your safety a login must be finished within ten minutes, in the browser that began it, which must accept cookies. Please start again.',
    },
    unreachable: {
      title: 'The login service does not answer',
      text: 'It may be back in a minute. If it stays so, tell the person who runs this installation.',
    },
    refused: {
      title: 'The login could not be completed',
      text: 'The answer of the login service was not accepted. Please start again; if it happens again, tell the person who runs this installation.',
    },
    clock: {
      title: 'The clocks do not agree',
      text: 'The login service and this one tell a different time, so the login could not be trusted. Tell the person who runs this installation.',
    },
    emailMissing: {
      title: 'Your account has no e-mail address',
      text: 'Sitelens needs to know your e-mail address. Allow the login service to share it, then try again.',
    },
  },
} as const;
