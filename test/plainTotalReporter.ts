import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';

/**
 * Ends a run with one plain line, `N passed, N failed`, over the tests of all projects. An error outside
 * of any test (a file that can't be loaded, an unhandled rejection) counts as a failure.
 */
export default class PlainTotalReporter implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly unknown[],
    _reason: TestRunEndReason,
  ): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    let skipped = 0;
    for (const module of modules) {
      let failedHere = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        else if (state === 'failed') failedHere += 1;
        else skipped += 1;
      }
      if (module.state() === 'failed' && failedHere === 0) failedHere = 1;
      failed += failedHere;
    }
    const total = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    // After the default reporter's own summary, so that this is the last line.
    setImmediate(() => process.stdout.write(`${total}\n`));
  }
}
