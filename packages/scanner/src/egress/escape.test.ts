import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Egress, openEgress } from './egress.ts';
import { type CountingServer, startCountingServer } from './listener.testing.ts';
import { connectThrough, requestThrough } from './rawProxyClient.testing.ts';

const HOSTS = ['127.0.0.1', '127.0.0.2', '::1'];
let targets: CountingServer[];
let egress: Egress;

/** All on one port, so that a name can lead to any of them. */
beforeAll(async () => {
  const first = await startCountingServer('127.0.0.1');
  targets = [first];
  for (const host of HOSTS.slice(1)) targets.push(await startCountingServer(host, undefined, first.port));
});
afterAll(() => Promise.all(targets.map((target) => target.close())));
afterEach(() => egress.close());

const port = () => targets[0]?.port ?? 0;
const arrivals = () => targets.reduce((sum, target) => sum + target.connections(), 0);

const SPELLINGS = [
  '127.0.0.1',
  '127.0.0.2',
  '127.1',
  '127.0.1',
  '0x7f.0.0.1',
  '0x7f000001',
  '2130706433',
  '0177.0.0.1',
  '017700000001',
  '0',
  '0.0.0.0',
  '127.0.0.1.',
  '１２７.0.0.1',
  '①②⑦.0.0.1',
  '127%2E0%2E0%2E1',
  'localhost',
  'LOCALHOST.',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
];

describe('a private address', () => {
  it.each(SPELLINGS)('is not reached as %s, by any kind of request', async (host) => {
    egress = await openEgress();
    const before = arrivals();
    const answers = await Promise.all([
      connectThrough(egress, `${host}:${port()}`),
      requestThrough(egress, `http://${host}:${port()}/`),
      requestThrough(
        egress,
        `http://${host}:${port()}/`,
        'Host: www.example.com\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n',
      ),
    ]);
    const fetched = await egress.fetch(`http://${host}:${port()}/`);

    expect(fetched.ok).toBe(false);
    for (const answer of answers) expect(answer).not.toMatch(/reached|HTTP\/1.1 [12]/);
    expect(arrivals()).toBe(before);
  });

  it.each(HOSTS)('is not reached by a name that resolves to %s', async (address) => {
    egress = await openEgress({ resolve: async () => [address] });
    const before = arrivals();
    await connectThrough(egress, `www.example.com:${port()}`);
    await requestThrough(egress, `http://www.example.com:${port()}/`);

    expect(await egress.fetch(`http://www.example.com:${port()}/`)).toMatchObject({
      ok: false,
      reason: 'ADDRESS_REFUSED',
    });
    expect(egress.refusalOf('www.example.com', port())).toBe('ADDRESS_REFUSED');
    expect(arrivals()).toBe(before);
  });

  it('is not reached by a name whose answer turns private after the first question', async () => {
    let asked = 0;
    egress = await openEgress({
      resolve: async () => [++asked === 1 ? '192.0.2.1' : '127.0.0.1'],
      allowedTargets: '192.0.2.0/24',
      limits: { connectMs: 300 },
    });
    const before = arrivals();
    for (let attempt = 0; attempt < 4; attempt += 1) await connectThrough(egress, `rebind.example:${port()}`);

    expect(asked).toBe(4);
    expect(arrivals()).toBe(before);
  });

  it('is not reached when the resolver gives no address but another name', async () => {
    egress = await openEgress({ resolve: async () => ['localhost', 'fe80::1%lo', '', '127.1'] });
    const before = arrivals();
    await connectThrough(egress, `odd.example:${port()}`);
    expect(egress.refusalOf('odd.example', port())).toBe('ADDRESS_REFUSED');
    expect(arrivals()).toBe(before);
  });
});

describe('an allowed target', () => {
  it('is reached, by the address that was checked', async () => {
    egress = await openEgress({ allowedTargets: [`127.0.0.2:${port()}`] });
    const before = targets[1]?.connections() ?? 0;

    expect(await connectThrough(egress, `127.0.0.2:${port()}`)).toContain('reached');
    expect(await requestThrough(egress, `http://127.0.0.2:${port()}/`)).toContain('reached');
    expect(targets[1]?.connections()).toBe(before + 2);
  });

  it('opens no other port and no other address', async () => {
    const other = await startCountingServer('127.0.0.2');
    egress = await openEgress({ allowedTargets: [`127.0.0.2:${port()}`] });
    const before = arrivals();
    await connectThrough(egress, `127.0.0.2:${other.port}`);
    await connectThrough(egress, `127.0.0.1:${port()}`);
    await connectThrough(egress, `[::1]:${port()}`);

    expect(other.connections()).toBe(0);
    expect(arrivals()).toBe(before);
    await other.close();
  });

  it('of which only a part of the addresses is permitted is reached by that part alone', async () => {
    egress = await openEgress({
      resolve: async () => ['127.0.0.1', '127.0.0.2'],
      allowedTargets: '127.0.0.2/32',
    });
    const before = targets.map((target) => target.connections());

    expect(await connectThrough(egress, `mixed.example:${port()}`)).toContain('reached');
    expect(targets.map((target, at) => target.connections() - (before[at] ?? 0))).toEqual([0, 1, 0]);
  });

  it('is reached by its next address when the first leads nowhere', async () => {
    egress = await openEgress({
      resolve: async () => ['127.0.0.9', '127.0.0.2'],
      allowedTargets: '127.0.0.0/8',
    });
    expect(await connectThrough(egress, `two.example:${port()}`)).toContain('reached');
  });

  it('named by host is reached at its private address, and its Host field is the target', async () => {
    egress = await openEgress({ resolve: async () => ['::1'], allowedTargets: `intranet.example:${port()}` });

    expect(
      await requestThrough(egress, `http://intranet.example:${port()}/x`, 'Host: other.example\r\n'),
    ).toContain('reached');
    expect(targets[2]?.requests.at(-1)?.headers.host).toBe(`intranet.example:${port()}`);
    expect(targets[2]?.requests.at(-1)?.headers['proxy-authorization']).toBeUndefined();
  });

  it('leads nowhere private by a redirect', async () => {
    const redirecting = await startCountingServer('127.0.0.3', (_, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${port()}/` }).end();
    });
    egress = await openEgress({ allowedTargets: '127.0.0.3' });
    const before = arrivals();

    expect(await egress.fetch(`http://127.0.0.3:${redirecting.port}/`)).toMatchObject({
      ok: false,
      reason: 'ADDRESS_REFUSED',
      url: `http://127.0.0.1:${port()}/`,
    });
    expect(redirecting.connections()).toBe(1);
    expect(arrivals()).toBe(before);
    await redirecting.close();
  });
});
