import type { Target } from '@sitelens/api-client/contract';
import { parse, type Selector } from 'css-what';
import { stableAddressEnd } from './stableAddress.ts';
import { stableClass } from './stableClasses.ts';
import { withoutCounters } from './withoutCounters.ts';

/** Longer ones only a hostile page has. */
const LONGEST_SELECTOR = 2_000;
const ADDRESSES = new Set(['href', 'src', 'action']);
const COMBINATORS: Readonly<Record<string, string>> = {
  child: ' > ',
  descendant: ' ',
  adjacent: ' + ',
  sibling: ' ~ ',
};

/** Where an element is, without counters of siblings, ids and classes; the path through documents stays. */
export function stableTarget(target: Target): string {
  return target
    .map((step) => (typeof step === 'string' ? stableSelector(step) : step.map(stableSelector).join(' >>> ')))
    .join(' | ');
}

function stableSelector(selector: string): string {
  if (selector.length > LONGEST_SELECTOR) return withoutCounters(selector.slice(0, LONGEST_SELECTOR));
  try {
    return parse(selector)
      .map((tokens) => tokens.map(stableToken).join(''))
      .join(', ');
  } catch {
    return withoutCounters(selector);
  }
}

function stableToken(token: Selector): string {
  switch (token.type) {
    case 'tag':
      return token.name;
    case 'attribute':
      return stableAttributeSelector(token.name, token.value);
    // Its place among siblings, which other pages have more or fewer of.
    case 'pseudo':
      return token.name.startsWith('nth-') ? '' : `:${token.name}`;
    default:
      return COMBINATORS[token.type] ?? '*';
  }
}

function stableAttributeSelector(name: string, value: string): string {
  if (name === 'class') {
    const stable = stableClass(value);
    return stable === '' ? '' : `.${stable}`;
  }
  if (name === 'id') return `#${withoutCounters(value)}`;
  return `[${name}=${ADDRESSES.has(name) ? stableAddressEnd(value) : withoutCounters(value)}]`;
}
