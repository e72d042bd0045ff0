import type { Scan } from '@sitelens/api-client/contract';

/** Whether the site was audited at any size: scans of earlier versions were not. */
export function isAudited({ screenSizes }: Pick<Scan, 'screenSizes'>): boolean {
  return screenSizes.some(({ evaluators }) => evaluators.includes('SITE_AUDIT'));
}
