/** Every word of the service's own pages. */
export const WORDS = {
  product: 'Sitelens',
  logIn: {
    title: 'Log in',
    heading: 'Log in to Sitelens',
    introduction:
      'Use the demo account of this installation. Its password was printed when the service started.',
    signUp:
      'The built-in sign-in makes no new accounts. Log in with the demo account, whose password was printed when the service started.',
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
  failure: {
    tryAgain: 'Try again',
    home: 'Back to the start',
    denied: {
      title: 'You were not logged in',
      text: 'The login was cancelled or refused. Nothing has changed; you can try again at any time.',
    },
    expired: {
      title: 'The login took too long',
      text: 'For your safety a login must be finished within ten minutes, in the browser that began it. Please start again.',
    },
    unreachable: {
      title: 'The login service does not answer',
      text: 'It may be back in a minute. If it stays so, tell the person who runs this installation.',
    },
    refused: {
      title: 'The login could not be completed',
      text: 'The answer of the login service was not accepted. Please start again; if it happens again, tell the person who runs this installation.',
    },
    emailMissing: {
      title: 'Your account has no e-mail address',
      text: 'Sitelens needs to know your e-mail address. Allow the login service to share it, then try again.',
    },
  },
} as const;
