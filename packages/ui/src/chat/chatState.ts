/** The five states of the chat (specification, platform, section 2). */
export type ChatState = 'available' | 'loading' | 'open' | 'blocked' | 'offline';

/** How far the chat itself is; whether there is a network comes beside it. */
export type ChatPhase = Exclude<ChatState, 'offline'>;

/** How long the chat's API may take, in milliseconds; then something is taken to block it. */
export const CHAT_TIME_LIMIT_MS = 3_000;

/** Without a network a chat can't be begun; one that is open says itself what it can do. */
export function chatState(phase: ChatPhase, isOnline: boolean): ChatState {
  return isOnline || phase === 'open' ? phase : 'offline';
}
