import { describe, expect, it } from 'vitest';
import { identityOf } from './identity.ts';

const CLAIMS = { iss: 'https://issuer.example', sub: 'auth0|1', email: 'ada@example.org' };

describe('identityOf', () => {
  it('takes what an issuer may say', () => {
    const claims = { ...CLAIMS, email_verified: true, name: ' Ada ', picture: 'https://cdn.example/ada.png' };
    expect(identityOf(claims)).toEqual({
      issuer: 'https://issuer.example',
      subject: 'auth0|1',
      email: 'ada@example.org',
      emailVerified: true,
      name: 'Ada',
      picture: 'https://cdn.example/ada.png',
    });
  });

  it('takes an address for verified only when the issuer says so', () => {
    for (const verified of [undefined, false, 'true', 1, null]) {
      expect(identityOf({ ...CLAIMS, email_verified: verified })?.emailVerified).toBe(false);
    }
  });

  it.each([
    undefined,
    '',
    ' ',
    7,
    null,
    ['a@b.example'],
    'a@b.example\nbcc: all@b.example',
    'a\r\n@b.example',
  ])('is nobody with the e-mail address %j', (email) => {
    expect(identityOf({ ...CLAIMS, email })).toBeUndefined();
  });

  it.each(['javascript:alert(1)', 'http://cdn.example/a.png', 'data:image/png;base64,', '//cdn.example', 7])(
    'leaves out the picture %j',
    (picture) => {
      expect(identityOf({ ...CLAIMS, picture })).not.toHaveProperty('picture');
    },
  );

  it('cuts what no name is as long as, and drops what no database takes', () => {
    const identity = identityOf({ ...CLAIMS, name: `\u0000${'x'.repeat(500)}` });
    expect(identity?.name).toBe('x'.repeat(200));
    expect(identityOf({ ...CLAIMS, name: 'Ada\r\nBcc: x' })?.name).toBe('Ada Bcc: x');
  });
});
