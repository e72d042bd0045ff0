import { useEffect, useRef, useState } from 'react';
import type { ChatAdapter } from './ChatAdapter.ts';
import { CHAT_TIME_LIMIT_MS, type ChatPhase, type ChatState, chatState } from './chatState.ts';
import { useOnline } from './useOnline.ts';

interface Chat {
  readonly state: ChatState;
  /** Opens the chat, loading it before; closes one that is open; tries again where it was blocked. */
  readonly toggle: () => void;
}

/** The state of a chat, which is loaded when somebody first asks for it. */
export function useChat(adapter: ChatAdapter, timeLimitMs = CHAT_TIME_LIMIT_MS): Chat {
  const [phase, setPhase] = useState<ChatPhase>('available');
  const isOnline = useOnline();
  const attempt = useRef<AbortController>(undefined);

  useEffect(() => {
    const stop = adapter.onStateChange((next) => setPhase(next === 'open' ? 'open' : 'available'));
    return () => {
      stop();
      attempt.current?.abort();
    };
  }, [adapter]);

  function open(): void {
    const controller = new AbortController();
    attempt.current = controller;
    setPhase('loading');
    const timer = setTimeout(() => {
      // Whether the adapter minds the signal is its own affair: who waits is told in time.
      controller.abort();
      setPhase('blocked');
    }, timeLimitMs);
    adapter.load(controller.signal).then(
      () => {
        clearTimeout(timer);
        if (controller.signal.aborted) return;
        setPhase('open');
        adapter.open();
      },
      () => {
        clearTimeout(timer);
        // A connection that broke meanwhile is no blocker.
        setPhase(navigator.onLine ? 'blocked' : 'available');
      },
    );
  }

  function toggle(): void {
    if (phase === 'loading') return;
    if (phase === 'open') adapter.close();
    else if (isOnline) open();
  }

  return { state: chatState(phase, isOnline), toggle };
}
