import { connect, createServer, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type Egress, openEgress } from './egress.ts';
import { startCountingServer } from './listener.testing.ts';

let egress: Egress;
afterEach(() => egress.close());

const credentials = () =>
  `Proxy-Authorization: Basic ${Buffer.from(`${egress.proxy.username}:${egress.proxy.password}`).toString('base64')}\r\n`;

function openClient(message: string): Promise<Socket> {
  return new Promise((resolve) => {
    const client = connect(Number(new URL(egress.proxy.server).port), '127.0.0.1', () =>
      client.write(message, () => resolve(client)),
    );
    client.on('error', () => {});
  });
}

it('leaves no connection behind for a client that went away while its name was resolved', async () => {
  const open = new Set<Socket>();
  let connections = 0;
  const target = createServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    socket.resume();
  });
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  const address = target.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  let answer = (_: readonly string[]) => {};
  let isAsked = false;
  egress = await openEgress({
    allowedTargets: '127.0.0.1',
    resolve: () => {
      isAsked = true;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  });
  const client = await openClient(`CONNECT slow.example:${port} HTTP/1.1\r\n${credentials()}\r\n`);
  await expect.poll(() => isAsked).toBe(true);
  const isGone = new Promise((resolve) => client.once('close', resolve));
  client.resetAndDestroy();
  await isGone;
  answer(['127.0.0.1']);
  await expect.poll(() => connections).toBe(1);
  await expect.poll(() => open.size).toBe(0);
  target.close();
});

it('hands on the body of a request', async () => {
  const received: string[] = [];
  const target = await startCountingServer('127.0.0.1', (request, response) => {
    request.on('data', (chunk) => received.push(String(chunk))).on('end', () => response.end('thanks'));
  });
  egress = await openEgress({ allowedTargets: '127.0.0.1' });
  const client = await openClient(
    `POST http://127.0.0.1:${target.port}/form HTTP/1.1\r\nHost: x\r\nContent-Length: 7\r\n${credentials()}\r\na=1&b=2`,
  );
  let answer = '';
  client.on('data', (chunk) => {
    answer += chunk;
  });
  await expect.poll(() => answer).toContain('thanks');
  expect(received.join('')).toBe('a=1&b=2');
  client.destroy();
  await target.close();
});

it('serves one client connection for many sites, each checked anew', async () => {
  const target = await startCountingServer('127.0.0.1');
  egress = await openEgress({ allowedTargets: `127.0.0.1:${target.port}` });
  const request = (host: string) => `GET http://${host}/ HTTP/1.1\r\nHost: x\r\n${credentials()}\r\n`;
  const client = await openClient(request(`127.0.0.1:${target.port}`));
  let answer = '';
  client.on('data', (chunk) => {
    answer += chunk;
  });
  const isClosed = new Promise((resolve) => client.once('close', resolve));
  await expect.poll(() => answer).toContain('reached');
  client.write(request(`127.0.0.2:${target.port}`));
  await isClosed;
  expect(answer.match(/reached/g)).toHaveLength(1);
  expect(egress.refusalOf('127.0.0.2', target.port)).toBe('ADDRESS_REFUSED');
  await target.close();
});
