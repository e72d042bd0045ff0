import type { Configuration } from '../configuration/configuration.ts';

const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** The origin that browsers use: the configured one, else the address that the service listens on. */
export function publicOriginOf({ publicOrigin, host }: Configuration, port: number): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const name = EVERY_ADDRESS.includes(host) ? 'localhost' : host;
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`).origin;
}
