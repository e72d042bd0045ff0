import type { Evaluator, Scan } from '@sitelens/api-client/contract';

/** Whether a scan looked for something at any size: scans of earlier versions looked for less. */
export function scanEvaluates({ screenSizes }: Pick<Scan, 'screenSizes'>, evaluator: Evaluator): boolean {
  return screenSizes.some(({ evaluators }) => evaluators.includes(evaluator));
}
