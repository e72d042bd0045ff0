import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCrispChat } from './createCrispChat.ts';

const WEBSITE = '0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f6';

let scripts: HTMLScriptElement[];

beforeEach(() => {
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['$crisp', 'CRISP_WEBSITE_ID', 'CRISP_READY_TRIGGER'])
    Reflect.deleteProperty(window, name);
});

const commands = (): unknown => Reflect.get(window, '$crisp');

/** What Crisp's script does when it is ready. */
function becomeReady() {
  const trigger: unknown = Reflect.get(window, 'CRISP_READY_TRIGGER');
  if (typeof trigger === 'function') trigger();
}

/** What Crisp calls when something happens to its window. */
function tell(event: string) {
  const list = commands();
  if (!Array.isArray(list)) throw new Error('There are no commands.');
  for (const [action, name, listener] of list) if (action === 'on' && name === event) listener();
}

test('until it is asked for there is nothing of Crisp on the page', () => {
  createCrispChat(WEBSITE);
  expect(scripts).toEqual([]);
  expect(commands()).toBeUndefined();
});

test('it is there when Crisp says that it is ready, and not when its script has come', async () => {
  const chat = createCrispChat(WEBSITE);
  const loaded = vi.fn();
  const loading = chat.load(new AbortController().signal).then(loaded);
  expect(scripts.map(({ src }) => src)).toEqual(['https://client.crisp.chat/l.js']);
  expect(Reflect.get(window, 'CRISP_WEBSITE_ID')).toBe(WEBSITE);
  scripts[0]?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(loaded).not.toHaveBeenCalled();
  becomeReady();
  await loading;
  expect(loaded).toHaveBeenCalledOnce();
});

test('its own launcher stays hidden; our button opens and closes it', async () => {
  const chat = createCrispChat(WEBSITE);
  const loading = chat.load(new AbortController().signal);
  becomeReady();
  await loading;
  expect(commands()).toEqual(expect.arrayContaining([['do', 'chat:hide']]));
  chat.open();
  chat.close();
  expect(commands()).toEqual(
    expect.arrayContaining([
      ['do', 'chat:show'],
      ['do', 'chat:open'],
      ['do', 'chat:close'],
    ]),
  );
});

test('it is loaded once', async () => {
  const chat = createCrispChat(WEBSITE);
  const loading = chat.load(new AbortController().signal);
  becomeReady();
  await loading;
  await chat.load(new AbortController().signal);
  expect(scripts).toHaveLength(1);
});

test('who listens hears of its window', async () => {
  const chat = createCrispChat(WEBSITE);
  const listener = vi.fn();
  const stop = chat.onStateChange(listener);
  void chat.load(new AbortController().signal);
  tell('chat:opened');
  tell('chat:closed');
  stop();
  tell('chat:opened');
  expect(listener.mock.calls).toEqual([['open'], ['closed']]);
});

test('a script that is refused, or that was given up, may be asked for again', async () => {
  const chat = createCrispChat(WEBSITE);
  const refused = chat.load(new AbortController().signal);
  scripts[0]?.dispatchEvent(new Event('error'));
  await expect(refused).rejects.toThrow('could not be loaded');
  const controller = new AbortController();
  const late = chat.load(controller.signal);
  controller.abort();
  await expect(late).rejects.toThrow('in time');
  void chat.load(new AbortController().signal);
  expect(scripts).toHaveLength(3);
});
