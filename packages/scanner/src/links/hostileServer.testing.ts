import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { type CountingServer, startCountingServer } from '../egress/listener.testing.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

const TWO_GIGABYTES = 2 * 1024 ** 3;

/** Answers of servers that a link checker meets, by path. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  '/ok': (response) => response.end('here'),
  '/missing': (response) => response.writeHead(404).end('none'),
  '/gone': (response) => response.writeHead(410).end(),
  '/broken': (response) => response.writeHead(500).end(),
  '/999': (response) => response.writeHead(999).end(),
  '/odd-418': (response) => response.writeHead(418).end(),
  '/no-content': (response) => response.writeHead(204).end(),
  '/login': (response) => response.writeHead(401, { 'www-authenticate': 'Basic' }).end(),
  '/head-405': onlyGet(405),
  '/head-501': onlyGet(501),
  '/head-403': onlyGet(403),
  '/head-404': onlyGet(404),
  '/soft-404': (response, { method }) => response.writeHead(method === 'HEAD' ? 200 : 404).end(),
  '/head-hangs': (response, { method }) => method === 'HEAD' || response.end('here'),
  '/endless': (response, { method }) => {
    if (method === 'HEAD') return response.writeHead(405).end();
    response.writeHead(200, { 'content-length': TWO_GIGABYTES });
    const pour = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536))) {}
    };
    response.on('drain', pour);
    pour();
  },
  '/hangs': () => {},
  '/slow-head': ({ socket }) => {
    socket?.write('HTTP/1.1 200 OK\r\nX-Slow: ');
    const drip = setInterval(() => socket?.write('a'), 20);
    socket?.once('close', () => clearInterval(drip));
  },
  '/empty': ({ socket }) => socket?.end(),
  '/garbage': ({ socket }) => socket?.end('220 mail.example.com ESMTP\r\n'),
  '/head-with-body': ({ socket }) =>
    socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 4\r\nConnection: close\r\n\r\nbody'),
  '/moved': redirect(301, '/ok'),
  '/moved-relative': redirect(302, 'ok?from=moved#part'),
  '/moved-unescaped': ({ socket }) =>
    socket?.end('HTTP/1.1 302 Found\r\nLocation: /bücher\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'),
  '/moved-with-password': (response, { headers }) =>
    response.writeHead(303, { location: `http://user:secret@${headers.host}/ok#part` }).end(),
  '/moved-to-missing': redirect(308, '/missing'),
  '/moved-twice': redirect(307, '/moved'),
  '/circle': redirect(302, '/circle-back'),
  '/circle-back': redirect(302, '/circle#again'),
  '/log-in': (response) =>
    response.writeHead(302, { location: '/log-in/form', 'set-cookie': 'attempt=1' }).end(),
  '/log-in/form': (response) => response.writeHead(400).end(),
  '/cookie-check': (response) =>
    response.writeHead(302, { location: '/cookie-check', 'set-cookie': 'seen=1' }).end(),
  '/to-file': redirect(302, 'file:///etc/passwd'),
  '/to-script': redirect(302, 'javascript:alert(1)'),
  '/to-nothing': (response) => response.writeHead(302).end(),
  '/to-nonsense': redirect(302, 'http://['),
  '/to-private': redirect(302, 'http://169.254.169.254/latest/meta-data/'),
  '/choices': (response) => response.writeHead(300).end('choose'),
};

function onlyGet(status: number): Answer {
  return (response, { method }) => response.writeHead(method === 'GET' ? 200 : status).end('here');
}

function redirect(status: number, location: string): Answer {
  return (response) => response.writeHead(status, { location }).end();
}

/** A server of {@link ANSWERS}, and of `/hops?N`, which redirects N times. */
export function startHostileServer(
  answers: Readonly<Record<string, Answer>> = {},
  host = '127.0.0.1',
  port = 0,
): Promise<CountingServer> {
  const all = { ...ANSWERS, ...answers };
  const listener: RequestListener = (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const hops = Number(search.slice(1));
    if (pathname === '/hops' && hops > 0) return redirect(302, `/hops?${hops - 1}`)(response, request);
    (all[pathname] ?? all['/ok'])?.(response, request);
  };
  return startCountingServer(host, listener, port);
}

/** Accepts connections, and says what it was told to at once. */
export async function startRawServer(answer: string): Promise<{ port: number; close(): void }> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on('error', () => {}));
    socket.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => {
    for (const socket of open) socket.destroy();
    server.close();
  };
  return { port, close };
}
