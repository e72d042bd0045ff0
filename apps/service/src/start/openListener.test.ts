import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openListener } from './openListener.ts';
import { StartError } from './StartError.ts';

describe('a listener', () => {
  it('answers that the service is starting until somebody takes it over', async () => {
    const listener = await openListener('127.0.0.1', 0);
    const response = await fetch(`http://127.0.0.1:${listener.port}/dashboard?a=b`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({
      type: '/problems/service-starting',
      status: 503,
      instance: '/dashboard',
    });
    await listener.close();
  });

  it('says which port is in use', async () => {
    const first = await openListener('127.0.0.1', 0);
    const second = openListener('127.0.0.1', first.port);
    await expect(second).rejects.toThrow(StartError);
    await expect(second).rejects.toThrow(`Port ${first.port} on 127.0.0.1 is in use`);
    await first.close();
  });

  it.each(['203.0.113.7', 'no such host'])('says that %j is no address of this machine', async (host) => {
    await expect(openListener(host, 0)).rejects.toThrow('is no address of this machine');
  });

  it('closes though a client never sends its request', async () => {
    const listener = await openListener('127.0.0.1', 0);
    const client = connect(listener.port, '127.0.0.1');
    const cut = new Promise((resolve) => client.once('close', resolve));
    client.on('error', () => undefined);
    client.write('GET / HTTP/1.1\r\nHost: x\r\n');
    await new Promise((resolve) => client.once('connect', resolve));
    await listener.close();
    await cut;
  });
});
