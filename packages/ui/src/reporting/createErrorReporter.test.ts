import { expect, test, vi } from 'vitest';
import { createErrorReporter } from './createErrorReporter.ts';

const pageUrl = () => 'https://www.example.com/dashboard?auth=timeout';

test('what was thrown is sent with page, event, source, line, column and error', () => {
  const send = vi.fn();
  const place = { source: 'https://www.example.com/assets/index.js?v=1', line: 1, column: 4201 };
  createErrorReporter({ send, pageUrl }).thrown('error', 'it broke', place);
  expect(send).toHaveBeenCalledExactlyOnceWith({
    pageUrl: 'https://www.example.com/dashboard',
    event: 'error',
    source: 'https://www.example.com/assets/index.js',
    line: 1,
    column: 4201,
    error: 'it broke',
  });
});

test('each distinct one is sent once', () => {
  const send = vi.fn();
  const { thrown } = createErrorReporter({ send, pageUrl });
  thrown('error', 'a', { line: 1 });
  thrown('error', 'a', { line: 1 });
  thrown('error', 'a', { line: 2 });
  thrown('unhandledrejection', 'a');
  expect(send).toHaveBeenCalledTimes(3);
});

test('a few a minute are sent, whatever comes', () => {
  const send = vi.fn();
  const { thrown } = createErrorReporter({ send, pageUrl, maximumPerMinute: 3 });
  for (let count = 0; count < 50; count++) thrown('error', `error ${count}`);
  expect(send).toHaveBeenCalledTimes(3);
});

test('errors that stop nobody are sent with what they concern', () => {
  const send = vi.fn();
  createErrorReporter({ send, pageUrl }).report({
    kind: 'missing-help-article',
    message: 'There is no help article.',
    details: { ruleId: 'blink' },
  });
  expect(send.mock.lastCall?.[0]).toEqual({
    pageUrl: 'https://www.example.com/dashboard',
    event: 'missing-help-article',
    error: 'There is no help article.\n{"ruleId":"blink"}',
  });
});

test('what is too long for the service is cut', () => {
  const send = vi.fn();
  const reporter = createErrorReporter({
    send,
    pageUrl: () => `https://www.example.com/${'a'.repeat(5_000)}`,
  });
  reporter.thrown('e'.repeat(500), 'x'.repeat(50_000), { source: `/${'b'.repeat(5_000)}` });
  const sent = send.mock.lastCall?.[0];
  expect([sent.pageUrl.length, sent.event.length, sent.source.length, sent.error.length]).toEqual([
    2_048, 100, 2_048, 8_000,
  ]);
});

test('it never throws, nor leaves a rejection to be reported', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const throwing = createErrorReporter({
    pageUrl,
    send: () => {
      throw new Error('no network');
    },
  });
  const rejecting = createErrorReporter({ pageUrl, send: () => Promise.reject(new Error('no network')) });
  const lost = createErrorReporter({
    send: vi.fn(),
    pageUrl: () => {
      throw new Error('no page');
    },
  });
  for (const { thrown } of [throwing, rejecting, lost]) expect(() => thrown('error', 'x')).not.toThrow();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
