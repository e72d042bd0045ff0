import { connect as connectSocket, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Egress, openEgress } from './egress.ts';
import { startCountingServer } from './listener.testing.ts';
import { connectThrough, requestThrough } from './rawProxyClient.testing.ts';
import type { Refusal } from './refusals.ts';

let egress: Egress;
afterEach(() => egress.close());

async function listen(onConnection: (socket: Socket) => void) {
  const server = createServer(onConnection);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

describe('the proxy', () => {
  it('asks for its password before it connects anywhere', async () => {
    const target = await startCountingServer('127.0.0.1');
    egress = await openEgress({ allowedTargets: '127.0.0.1' });

    expect(await connectThrough(egress, `127.0.0.1:${target.port}`, false)).toMatch(
      /^HTTP\/1.1 407 [\s\S]*proxy-authenticate: Basic/,
    );
    expect(target.connections()).toBe(0);
    await target.close();
  });

  it('says why a connection was not made, and forgets it once one is', async () => {
    const { server, port } = await listen((socket) => socket.end());
    await new Promise((resolve) => server.close(resolve));
    const refusals: Refusal[] = [];
    egress = await openEgress({ allowedTargets: '127.0.0.1', log: (refusal) => refusals.push(refusal) });
    await connectThrough(egress, `127.0.0.1:${port}`);

    expect(egress.refusalOf('127.0.0.1', port)).toBe('CONNECTION_FAILED');
    expect(refusals).toMatchObject([{ host: '127.0.0.1', port, reason: 'CONNECTION_FAILED' }]);

    const back = await startCountingServer('127.0.0.1', undefined, port);
    expect(await connectThrough(egress, `127.0.0.1:${port}`)).toContain('reached');
    expect(egress.refusalOf('127.0.0.1', port)).toBeUndefined();
    await back.close();
  });

  it('tells a name without an address from one whose server is silent', async () => {
    egress = await openEgress({
      resolve: (name) =>
        name === 'silent.example' ? new Promise(() => {}) : Promise.reject(new Error('ENOTFOUND')),
      limits: { resolveMs: 100 },
    });
    await connectThrough(egress, 'missing.example:80');
    await connectThrough(egress, 'silent.example:80');

    expect(egress.refusalOf('missing.example', 80)).toBe('NAME_NOT_RESOLVED');
    expect(egress.refusalOf('silent.example', 80)).toBe('NAME_NOT_RESOLVED');
  });

  it('connects to no port of another service, even where the address is public', async () => {
    egress = await openEgress({ resolve: async () => ['93.184.215.14'] });
    await connectThrough(egress, 'www.example.com:25');
    expect(egress.refusalOf('www.example.com', 25)).toBe('ADDRESS_REFUSED');
  });

  it.each([
    ['nothing', (socket: Socket) => socket.end()],
    ['a reset', (socket: Socket) => socket.resetAndDestroy()],
    ['no HTTP', (socket: Socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')],
  ])('makes up no answer where a site gives %s', async (_, answer) => {
    const { server, port } = await listen((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => answer(socket));
    });
    egress = await openEgress({ allowedTargets: '127.0.0.1' });
    expect(await requestThrough(egress, `http://127.0.0.1:${port}/`)).toBe('');
    server.close();
  });

  it('hands on an answer as it is, to the byte', async () => {
    const body = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 251));
    const target = await startCountingServer('127.0.0.1', (_, response) =>
      response.writeHead(418, { 'x-own': 'yes' }).end(body),
    );
    egress = await openEgress({ allowedTargets: '127.0.0.1' });
    const answer = await requestThrough(egress, `http://127.0.0.1:${target.port}/`);
    expect(answer).toMatch(/^HTTP\/1.1 418 /);
    expect(answer).toMatch(/x-own: yes/i);
    const fetched = await egress.fetch(`http://127.0.0.1:${target.port}/`);
    expect(fetched.ok && body.equals(fetched.body)).toBe(true);
    await target.close();
  });

  it('cuts a connection over which nothing comes', async () => {
    const { server, port } = await listen(() => {});
    egress = await openEgress({ allowedTargets: '127.0.0.1', limits: { idleMs: 200 } });
    expect(await connectThrough(egress, `127.0.0.1:${port}`)).toMatch(
      /^HTTP\/1.1 200 Connection Established\r\n\r\n$/,
    );
    server.close();
  });

  it('cuts both sides of every tunnel when it is closed', async () => {
    const ends: Promise<unknown>[] = [];
    const { server, port } = await listen((socket) => {
      socket.on('error', () => {});
      ends.push(new Promise((resolve) => socket.on('close', resolve)));
      socket.resume();
      socket.write('hello');
    });
    egress = await openEgress({ allowedTargets: '127.0.0.1' });
    const answer = connectThrough(egress, `127.0.0.1:${port}`);
    await expect.poll(() => ends.length).toBe(1);
    await egress.close();

    await Promise.all([answer, ...ends]);
    const again = connectSocket(Number(new URL(egress.proxy.server).port), '127.0.0.1');
    await expect(new Promise((resolve) => again.on('error', resolve))).resolves.toMatchObject({
      code: 'ECONNREFUSED',
    });
    server.close();
    egress = await openEgress();
  });
});
