import type { Finding } from '@sitelens/scanner';
import { componentOf } from './componentOf.ts';
import { numbersInPath } from './stableAddress.ts';

/**
 * What an issue's element is recognised by when its own page is scanned again: its component, and the numbers
 * in its addresses, which tell apart what is one component over many pages.
 *
 * @param pageUrl - Of the page that has it; relative addresses are resolved by it.
 */
export function likenessOf(finding: Pick<Finding, 'ruleId' | 'html' | 'target'>, pageUrl: string): string {
  const addresses = [...finding.html.matchAll(ADDRESSES)].map(([, address = '']) => numbersInPath(address));
  return JSON.stringify([componentOf(finding, pageUrl), addresses]);
}

const ADDRESSES = /\s(?:href|src|action|formaction|poster|data)=["']?((?!data:)[^"'\s>]*)/gi;
