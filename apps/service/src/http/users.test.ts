import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInUser } from '../store/accounts.ts';
import { problemOf } from './problemOf.testing.ts';
import { type SignedIn, signInAs } from './signInAs.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';

let server: TestServer;
let dana: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  dana = await signInAs(server, 'dana');
});

afterAll(() => server.close());

const PATH = '/api/v1/users/current';

const rename = (name: unknown) => dana.browser.call('PATCH', PATH, { name });

async function names(): Promise<unknown[]> {
  const answers = [PATH, '/api/v1/tokeninfo'].map(async (path) => (await dana.browser.request(path)).json());
  return (await Promise.all(answers)).map(({ name }) => name);
}

/** What the identity provider says at the next sign-in. */
const signInAgain = (name: string) =>
  signInUser(server.database, {
    issuer: 'https://issuer.example',
    subject: 'dana',
    email: 'dana@example.com',
    emailVerified: true,
    name,
  });

describe('the name', () => {
  it('that somebody chooses is shown everywhere, and outlives the next sign-in', async () => {
    await signInAgain('Provider');
    expect(await names()).toEqual(['Provider', 'Provider']);
    const response = await rename('  Dana  ');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ name: 'Dana', email: 'dana@example.com' });
    await signInAgain('Provider, renamed');
    expect(await names()).toEqual(['Dana', 'Dana']);
  });

  it.each(['', '   '])('%j is the identity provider’s again', async (name) => {
    await signInAgain('Provider');
    await rename('Dana');
    expect((await rename(name)).status).toBe(200);
    expect(await names()).toEqual(['Provider', 'Provider']);
  });

  it('stays where the change says nothing of it', async () => {
    await rename('Dana');
    expect((await dana.browser.call('PATCH', PATH, {})).status).toBe(200);
    expect(await names()).toEqual(['Dana', 'Dana']);
  });

  it.each(['دانا ديمو', '王', 'José-María O’Neil <b>', '😀', 'x'.repeat(200)])('may be %s', async (name) => {
    expect((await rename(name)).status).toBe(200);
    expect(await names()).toEqual([name, name]);
  });

  it.each([
    'Da\nna',
    'Da\u0000na',
    'Da\u0085na',
    '\u200b',
    '\u202e',
    'x'.repeat(201),
    'x'.repeat(10_000),
    7,
    null,
  ])('%j is refused, and said so at its field', async (name) => {
    await rename('Dana');
    const problem = await problemOf(await rename(name));
    expect(problem).toMatchObject({
      status: 400,
      type: '/problems/invalid-request',
      errors: [{ field: 'name', type: '/problems/invalid-value' }],
    });
    expect(await names()).toEqual(['Dana', 'Dana']);
  });

  it('is all that can be changed', async () => {
    const response = await dana.browser.call('PATCH', PATH, { email: 'eve@example.com' });
    expect(response.status).toBe(400);
    expect((await (await dana.browser.request(PATH)).json()).email).toBe('dana@example.com');
  });

  it('is one’s own', async () => {
    const eve = await signInAs(server, 'eve');
    await rename('Dana');
    expect(await (await eve.browser.request(PATH)).json()).not.toHaveProperty('name');
  });
});
