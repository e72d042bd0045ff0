import { afterEach, expect, test, vi } from 'vitest';
import { listenForErrors } from './listenForErrors.ts';

const reporter = { thrown: vi.fn(), report: vi.fn() };
let stop = () => {};

function listen(): EventTarget & Window {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame has no window.');
  const end = listenForErrors(reporter, contentWindow);
  stop = () => {
    end();
    frame.remove();
  };
  return contentWindow;
}

afterEach(() => {
  stop();
  vi.clearAllMocks();
});

const rejection = (reason: unknown) => {
  const promise = Promise.reject(reason);
  promise.catch(() => undefined);
  return new PromiseRejectionEvent('unhandledrejection', { promise, reason });
};

test('errors that nobody caught are reported with their place', () => {
  const error = new TypeError('x is undefined');
  listen().dispatchEvent(
    new ErrorEvent('error', { message: 'Uncaught', error, filename: '/a.js', lineno: 1, colno: 4201 }),
  );
  expect(reporter.thrown).toHaveBeenCalledExactlyOnceWith('error', error, {
    source: '/a.js',
    line: 1,
    column: 4201,
  });
});

test('a message is reported where there is nothing else', () => {
  listen().dispatchEvent(new ErrorEvent('error', { message: 'It broke.' }));
  expect(reporter.thrown).toHaveBeenCalledExactlyOnceWith('error', 'It broke.', {});
});

test('so are promises that were rejected', () => {
  const reason = new Error('no');
  listen().dispatchEvent(rejection(reason));
  expect(reporter.thrown).toHaveBeenCalledExactlyOnceWith('unhandledrejection', reason);
});

test.each([
  ['a script of others', new ErrorEvent('error', { message: 'Script error.' })],
  ['a warning of the browser', new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' })],
  ['an extension', new ErrorEvent('error', { message: 'x', filename: 'chrome-extension://abc/a.js' })],
  ['what was given up', rejection(new DOMException('gone', 'AbortError'))],
])('%s is not', (_what, event) => {
  listen().dispatchEvent(event);
  expect(reporter.thrown).not.toHaveBeenCalled();
});

test('nothing is after it was told to stop', () => {
  const target = listen();
  stop();
  target.dispatchEvent(new ErrorEvent('error', { message: 'late' }));
  expect(reporter.thrown).not.toHaveBeenCalled();
});

test('a resource that could not be loaded is none: such events don’t come this far', () => {
  listen();
  const image = document.createElement('img');
  document.body.append(image);
  image.dispatchEvent(new Event('error'));
  image.remove();
  expect(reporter.thrown).not.toHaveBeenCalled();
});
