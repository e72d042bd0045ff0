import type { Target } from '@sitelens/api-client/contract';

/**
 * A target as one line: a part for each frame on the way, and within a part one for each shadow root.
 * The combinator is the one that developer tools understand for shadow roots.
 */
export function selectorText(target: Target): string {
  return target.map((part) => (typeof part === 'string' ? part : part.join(' >>> '))).join(' | ');
}
