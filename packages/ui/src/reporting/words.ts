import { createWords } from '../words/createWords.ts';

const crashWords = {
  title: 'Unknown error occurred',
  detail: 'Reload the page. If it happens again, tell your administrator what you were about to do.',
  reloadFirst: 'Reload the page. If it happens again:',
  support: 'E-mail support at {{email}}',
  reload: 'Reload the page',
} as const;

export const useCrashWords = createWords('ui', { crash: crashWords });
