/** Words around the profile; those of the profile itself come with it. */
export const userSettingsWords = {
  appearance: {
    title: 'Appearance',
    theme: 'Theme',
    detail: 'Kept in this browser only.',
    unkept: 'This browser keeps nothing for us, so the theme holds until the page is closed.',
    choices: { system: 'As the system', light: 'Light', dark: 'Dark' },
  },
  privacy: { title: 'Privacy', detail: 'Change what you have agreed to at any time.' },
  session: { title: 'Session', detail: 'You are logged in in this browser until you sign out.' },
} as const;
