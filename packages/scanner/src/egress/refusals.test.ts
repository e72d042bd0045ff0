import { expect, it } from 'vitest';
import { createRefusals } from './refusals.ts';

it('remembers the newest refusals only, whatever the spelling of the host', () => {
  const refusals = createRefusals(2);
  for (const host of ['a.example', 'b.example', 'C.example']) {
    refusals.remember({ host, port: 443, reason: 'ADDRESS_REFUSED', detail: '' });
  }
  expect(refusals.of('a.example', 443)).toBeUndefined();
  expect(refusals.of('b.example', 443)?.reason).toBe('ADDRESS_REFUSED');
  expect(refusals.of('c.example', 443)?.reason).toBe('ADDRESS_REFUSED');
  refusals.remember({ host: '::1', port: 80, reason: 'ADDRESS_REFUSED', detail: '' });
  expect(refusals.of('[0:0:0:0:0:0:0:1]', 80)?.reason).toBe('ADDRESS_REFUSED');
});
