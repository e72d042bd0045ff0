import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { ProxyAgent, WebSocket } from 'undici';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Egress, openEgress } from './egress.ts';

/** RFC 6455, 4.2.2: what a server adds to the client's key before it hashes it. */
const ACCEPT_SUFFIX = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

let connections = 0;
const server = createServer();
server.on('connection', () => {
  connections += 1;
});
server.on('upgrade', (request, socket) => {
  const key = `${request.headers['sec-websocket-key']}${ACCEPT_SUFFIX}`;
  const accept = createHash('sha1').update(key).digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  // One text frame of five bytes.
  socket.write(Buffer.concat([Buffer.from([0x81, 5]), Buffer.from('hello')]));
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());

let egress: Egress;
afterEach(() => egress.close());

/** The first message, or why there was none. */
function firstMessage(host: string): Promise<string> {
  const { username, password, server: uri } = egress.proxy;
  const token = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const socket = new WebSocket(`ws://${host}:${port}/`, {
    dispatcher: new ProxyAgent({ uri, token, proxyTunnel: true }),
  });
  return new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      resolve(String(data));
      socket.close();
    });
    socket.addEventListener('error', () => resolve('failed'));
  });
}

it('is opened to an allowed target', async () => {
  egress = await openEgress({ allowedTargets: `127.0.0.1:${port}` });
  expect(await firstMessage('127.0.0.1')).toBe('hello');
});

it.each(['127.0.0.1', '127.1', '[::ffff:127.0.0.1]', 'private.example'])(
  'is not opened to %s, which is private',
  async (host) => {
    egress = await openEgress({ resolve: async () => ['127.0.0.1'] });
    const before = connections;
    expect(await firstMessage(host)).toBe('failed');
    expect(connections).toBe(before);
  },
);
