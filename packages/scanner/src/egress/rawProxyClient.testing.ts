import { connect, type Socket } from 'node:net';
import type { Egress } from './egress.ts';

function authorization({ proxy }: Egress): string {
  return `Proxy-Authorization: Basic ${Buffer.from(`${proxy.username}:${proxy.password}`).toString('base64')}\r\n`;
}

/** Sends bytes to the proxy as they are, and answers what comes back until it stops. */
function exchange(egress: Egress, message: string, then?: (socket: Socket, received: string) => void) {
  return new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(egress.proxy.server).port), '127.0.0.1', () =>
      socket.write(message),
    );
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
      then?.(socket, received);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

/** The proxy's answer to a CONNECT; when it is a 200, a GET is sent through the tunnel too. */
export function connectThrough(egress: Egress, authority: string, withPassword = true): Promise<string> {
  const credentials = withPassword ? authorization(egress) : '';
  let isAsked = false;
  return exchange(
    egress,
    `CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n${credentials}\r\n`,
    (socket, received) => {
      if (isAsked || !received.includes('\r\n\r\n')) return;
      isAsked = true;
      socket.write('GET / HTTP/1.1\r\nHost: tunnelled\r\nConnection: close\r\n\r\n');
    },
  );
}

/** A request in absolute form, as a browser sends it for plain HTTP. */
export function requestThrough(egress: Egress, target: string, headers = ''): Promise<string> {
  return exchange(
    egress,
    `GET ${target} HTTP/1.1\r\n${headers || 'Host: www.example.com\r\n'}${authorization(egress)}Connection: close\r\n\r\n`,
  );
}
