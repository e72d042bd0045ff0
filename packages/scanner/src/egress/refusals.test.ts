import { expect, it } from 'vitest';
import { createRefusals } from './refusals.ts';

it('remembers the newest refusals only, whatever the spelling of the host', () => {
  const refusals = createRefusals(2);
  for (const host of ['a.example', 'b.example', 'C.example']) {
    refusals.remember({ host, port: 443, reason: 'ADDRESS_REFUSED', detail: '' });
  }
  expect(refusals.reasonOf('a.example', 443)).toBeUndefined();
  expect(refusals.reasonOf('b.example', 443)).toBe('ADDRESS_REFUSED');
  expect(refusals.reasonOf('c.example', 443)).toBe('ADDRESS_REFUSED');
  refusals.remember({ host: '::1', port: 80, reason: 'ADDRESS_REFUSED', detail: '' });
  expect(refusals.reasonOf('[0:0:0:0:0:0:0:1]', 80)).toBe('ADDRESS_REFUSED');
});
