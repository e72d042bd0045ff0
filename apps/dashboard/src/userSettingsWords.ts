/** Words around the profile; those of the profile itself come with it. */
export const userSettingsWords = {
  appearance: {
    title: 'Appearance',
    theme: 'Theme',
    detail: 'Kept in this browser only.',
    unkept: 'This browser keeps nothing for us, so the theme holds until the page is closed.',
    choices: { system: 'System', light: 'Light', dark: 'Dark' },
  },
  privacy: { title: 'Privacy', detail: 'Change what you have agreed to at any time.' },
  session: { title: 'Session', detail: 'You stay logged in on this browser until you sign out.' },
} as const;
