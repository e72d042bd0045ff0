import type { Measurement } from './measure.ts';

/** Measurements as lines of a plain table. The plain loop of the factors has one worker, the floor as many. No processor
 * time where a browser died on the way: its own is lost with it. */
export function table(measurements: readonly Measurement[]): string {
  const head = [
    '',
    'workers',
    'pages/min',
    'median ms',
    'CPU ms/page',
    'violations',
    '× loop',
    '% of floor',
    'CPU × loop',
  ];
  const rows = measurements.map((one) => {
    const { name, workers, pagesPerMinute, medianMs, cpuMs, violations } = one;
    const loop = peer(measurements, 'plain loop', 1);
    const floor = peer(measurements, 'floor', workers);
    return [
      name,
      String(workers),
      pagesPerMinute.toFixed(1),
      medianMs.toFixed(0),
      cpuMs > 0 ? cpuMs.toFixed(0) : '',
      String(violations),
      loop ? (pagesPerMinute / loop.pagesPerMinute).toFixed(2) : '',
      floor ? ((100 * pagesPerMinute) / floor.pagesPerMinute).toFixed(0) : '',
      loop && cpuMs > 0 ? (loop.cpuMs / cpuMs).toFixed(2) : '',
    ];
  });
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

function peer(measurements: readonly Measurement[], name: string, workers: number): Measurement | undefined {
  return measurements.find((one) => one.name === name && one.workers === workers);
}
