import { lookup } from 'node:dns/promises';

/** Every address of a name, in the order in which they are to be tried; rejects when it has none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** The system's resolver, hosts file included, so that an operator's own names can be allowed. */
export const resolveName: Resolve = async (hostname) => {
  const answers = await lookup(hostname, { all: true, order: 'verbatim' });
  return answers.map(({ address }) => address);
};
