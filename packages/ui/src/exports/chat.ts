export { Chat, type ChatProps } from '../chat/Chat.tsx';
export type { ChatAdapter, ChatWindow } from '../chat/ChatAdapter.ts';
export { CHAT_TIME_LIMIT_MS, type ChatState } from '../chat/chatState.ts';
export { createCrispChat } from '../chat/createCrispChat.ts';
