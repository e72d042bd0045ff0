import { expect, test } from 'vitest';
import { fieldFault, fieldMessage } from './fieldMessage.ts';

test('a message is the key alone, or with its values', () => {
  expect(fieldMessage('invalid-url')).toBe('invalid-url');
  expect(fieldFault('invalid-url')).toEqual({ key: 'invalid-url', values: {} });
});

test.each(['https://a.example/?b=c&d', 'two words', '100 %', '/', 'متجر'])(
  '%j comes back whole',
  (domain) => {
    const message = fieldMessage('invalid-allowed-domain', { domain });
    expect(fieldFault(message)).toEqual({ key: 'invalid-allowed-domain', values: { domain } });
  },
);
