const DEADLINE_MS = 10_000;

/**
 * Stops on Ctrl+C, and when the system asks. A second signal, or a stop that takes too long, ends the
 * process where it stands: a scan loses nothing by it.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
