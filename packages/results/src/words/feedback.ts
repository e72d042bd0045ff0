import { createWords } from '@sitelens/ui/words';

/** Words of the feedback dialog; the errors' texts are the specification's (platform, section 8). */
const feedbackWords = {
  open: 'Send feedback',
  title: 'Send feedback',
  description: 'What is missing, what goes wrong, what is good? We read everything.',
  subject: 'Subject',
  body: 'Your feedback',
  fromEmail: 'Your e-mail address',
  fromEmailHint: 'For an answer.',
  invalidEmail: 'Please enter an e-mail address, such as name@example.com.',
  send: 'Send',
  cancel: 'Cancel',
  errors: {
    refused: 'Something went wrong. Please try again...',
    noConnection: 'It looks like there is a problem with your internet connection',
    unknown: 'An unknown error occurred. Please try again.',
  },
  thanks: {
    title: 'Thank you',
    detail: 'Your feedback has been sent. If it needs an answer, we write to {{email}}.',
    close: 'Close',
  },
} as const;

export const useFeedbackWords = createWords('results', { feedback: feedbackWords });
