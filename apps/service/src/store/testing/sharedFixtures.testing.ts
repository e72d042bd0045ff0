import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { makeEmbeddedTemplate } from './embeddedTemplate.testing.ts';
import { startPostgresql } from './postgresqlServer.testing.ts';
import type { SharedFixture } from './sharedFixture.testing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers at `/postgresql` and `/embedded` with what tests share; the first request makes it. */
    sharedFixtures: string;
  }
}

const MAKERS = new Map([
  ['/postgresql', startPostgresql],
  ['/embedded', makeEmbeddedTemplate],
]);

/** Vitest's global set-up: nothing is made that no test asks for. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const making = new Map<string, Promise<SharedFixture>>();
  const doorbell = createServer((request, response) => {
    const name = request.url ?? '';
    const make = MAKERS.get(name);
    if (make === undefined) return response.writeHead(404).end(`There is no fixture ${name}.`);
    const fixture = making.get(name) ?? make();
    making.set(name, fixture);
    return fixture.then(
      ({ value }) => response.end(value),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => doorbell.listen(0, '127.0.0.1', resolve));
  const { port } = doorbell.address() as AddressInfo;
  project.provide('sharedFixtures', `http://127.0.0.1:${port}`);
  return async () => {
    doorbell.close();
    for (const fixture of making.values()) await (await fixture).remove();
  };
}
