/** Words around a project's settings; those of the settings themselves come with them. */
export const settingsWords = {
  leave: {
    title: 'Leave without saving?',
    detail: 'What you have changed in the settings is not saved yet, and would be lost.',
    confirm: 'Leave',
  },
} as const;
