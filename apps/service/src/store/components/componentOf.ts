import { createHash } from 'node:crypto';
import type { Finding } from '@sitelens/scanner';
import { stableMarkup } from './stableMarkup.ts';
import { stableTarget } from './stableTarget.ts';

/**
 * What a component is recognised by, over the pages of a site: 16 hexadecimal digits, the same for findings
 * of a rule whose elements differ only in ids, counters, hashes, query strings, states and numbers.
 *
 * An element that something names, be it an id, an address, a label or its text, is known by its markup: the
 * selectors of equal elements differ with the rest of their pages. One that nothing names is known by its
 * markup and by where it is.
 *
 * @param pageUrl - Of the page that has it; relative addresses are resolved by it.
 */
export function componentOf(finding: Pick<Finding, 'ruleId' | 'html' | 'target'>, pageUrl: string): string {
  const { markup, isNamed } = stableMarkup(finding.html, pageUrl);
  const place = isNamed ? finding.target.length : stableTarget(finding.target);
  const signature = JSON.stringify([finding.ruleId, markup, place]);
  return createHash('sha256').update(signature).digest('hex').slice(0, 16);
}
