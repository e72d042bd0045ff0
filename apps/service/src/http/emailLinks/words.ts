/** Every word of the pages that links in e-mails lead to. */
export const EMAIL_LINK_WORDS = {
  home: 'Back to the start',
  unsubscribe: {
    scans: {
      title: 'Stop these e-mails?',
      text: 'You will get no more e-mails when a scan of this website ends:',
      submit: 'Stop the e-mails',
    },
    newsletter: {
      title: 'Leave the newsletter?',
      text: 'You will get no more newsletters at this address.',
      submit: 'Leave the newsletter',
    },
    done: {
      title: 'You are unsubscribed',
      text: 'You will get no more of these e-mails.',
    },
  },
  newsletter: {
    title: 'Confirm the newsletter',
    text: 'Confirm that you want to get the newsletter of Sitelens at this address.',
    submit: 'Confirm',
    done: {
      title: 'You are on the list',
      text: 'Thank you. You will get the newsletter at this address.',
      unsubscribe: 'Leave the newsletter',
    },
  },
  ended: {
    title: 'This link does nothing any more',
    text: 'It was used, or it was replaced by a newer one. If it was to stop e-mails, they are stopped.',
  },
} as const;
