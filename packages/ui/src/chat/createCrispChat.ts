import type { ChatAdapter, ChatWindow } from './ChatAdapter.ts';

const SCRIPT = 'https://client.crisp.chat/l.js';

/** Crisp's command queue: an array until its script takes it over. */
function push(...commands: readonly (readonly unknown[])[]): void {
  const queue: unknown = Reflect.get(window, '$crisp');
  const target = queue ?? [];
  Reflect.set(window, '$crisp', target);
  const add: unknown = Reflect.get(Object(target), 'push');
  if (typeof add === 'function') for (const command of commands) add.call(target, command);
}

/**
 * Crisp (crisp.chat). Nothing of it is on the page before it is asked for, and its own launcher never is: ours
 * is the one button.
 *
 * @param websiteId Crisp's id of the website, a UUID
 */
export function createCrispChat(websiteId: string): ChatAdapter {
  const listeners = new Set<(state: ChatWindow) => void>();
  const tell = (state: ChatWindow) => {
    for (const listener of listeners) listener(state);
  };
  let loaded: Promise<void> | undefined;

  function prepare(): void {
    Reflect.set(window, 'CRISP_WEBSITE_ID', websiteId);
    push(
      ['safe', true],
      ['do', 'chat:hide'],
      ['on', 'chat:opened', () => tell('open')],
      [
        'on',
        'chat:closed',
        () => {
          push(['do', 'chat:hide']);
          tell('closed');
        },
      ],
    );
  }

  return {
    load: (signal) => {
      if (loaded) return loaded;
      if (Reflect.get(window, 'CRISP_WEBSITE_ID') !== websiteId) prepare();
      const loading = loadScript(signal);
      loaded = loading;
      // What failed may be tried again.
      loading.catch(() => {
        loaded = undefined;
      });
      return loading;
    },
    open: () => push(['do', 'chat:show'], ['do', 'chat:open']),
    close: () => push(['do', 'chat:close']),
    onStateChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** An adblocker may let the script through and stop what it asks for: only Crisp's own word that it is ready counts. */
function loadScript(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = (reason: Error) => {
      script.remove();
      reject(reason);
    };
    Reflect.set(window, 'CRISP_READY_TRIGGER', () => resolve());
    script.async = true;
    script.src = SCRIPT;
    script.addEventListener('error', () => giveUp(new Error('The script of the chat could not be loaded.')));
    signal.addEventListener('abort', () => giveUp(new Error('The chat did not answer in time.')), {
      once: true,
    });
    document.head.append(script);
  });
}
