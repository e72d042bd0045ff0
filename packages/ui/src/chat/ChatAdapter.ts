/** Whether the chat's own window is there. */
export type ChatWindow = 'open' | 'closed';

/** A help chat as far as we know it: one file for each kind, so that another can take its place. */
export interface ChatAdapter {
  /**
   * Loads the chat's code, the first time it is asked for.
   *
   * @returns when its API answers
   * @throws Error where the code can't be had; what was aborted may be asked for again
   */
  readonly load: (signal: AbortSignal) => Promise<void>;
  readonly open: () => void;
  readonly close: () => void;
  /** @returns how to stop listening */
  readonly onStateChange: (listener: (state: ChatWindow) => void) => () => void;
}
