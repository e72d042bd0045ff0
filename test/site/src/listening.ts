import { once } from 'node:events';
import type { Server } from 'node:net';

/** Starts to listen. @returns the base URL without a slash at the end, and the port really taken. */
export async function listen(
  server: Server,
  port: number,
  host: string,
  scheme: 'http' | 'https' = 'http',
): Promise<{ url: string; port: number }> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no TCP port.');
  const hostInUrl = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { url: `${scheme}://${hostInUrl}:${address.port}`, port: address.port };
}

/** Closes a server with all its connections, also the idle and the hanging ones. */
export async function closeServer(server: Server & { closeAllConnections(): void }): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
