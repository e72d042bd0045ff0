import { createWords } from '../words/createWords.ts';

const chatWords = {
  label: 'Chat',
  blocked: 'The chat may be blocked by an adblocker.',
  offline: 'You are offline. The chat is there again when your connection is.',
  email: 'E-mail support at {{email}}',
  dismiss: 'Close this note',
} as const;

export const useChatWords = createWords('ui', { chat: chatWords });
