import { createHash } from 'node:crypto';
import type { ElementDescription } from '../../gather/elementKey.ts';

/**
 * What stays of an element when its page is edited: its tag, the attributes that name it, and the landmarks
 * around it. Classes, texts and siblings are left out; so are counters, hashes and query strings in names.
 */
export function fingerprint({ tag, attributes, surroundings }: ElementDescription): string {
  const names = Object.entries(attributes)
    .map(([name, value]): [string, string] => [name, stableValue(name, value)])
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([tag, names, surroundings]);
}

/**
 * The identity of a finding within its page: 16 hexadecimal digits.
 *
 * @param ordinal - Position among the page's findings of the rule that have the same fingerprint, from 0.
 */
export function findingId(ruleId: string, elementFingerprint: string, ordinal: number): string {
  const content = JSON.stringify([ruleId, elementFingerprint, ordinal]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

const ADDRESSES = new Set(['href', 'src', 'action']);

function stableValue(name: string, value: string): string {
  if (ADDRESSES.has(name)) return stableAddress(value);
  return name === 'id' || name === 'for' || name === 'name' ? withoutCounters(value) : value.trim();
}

/** Without origin, query and fragment; of a data URL only its type. */
function stableAddress(value: string): string {
  const address = value.trim();
  if (/^data:/i.test(address)) return /^data:[^;,]*/i.exec(address)?.[0].toLowerCase() ?? 'data:';
  const path = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  return withoutHashes(path === '' ? address.replace(/\?.*$/s, '') : path);
}

/** `hero.3f2a9c1b.jpg` and `hero.77ab01cd.jpg` are one picture: builds put a hash into the name. */
function withoutHashes(path: string): string {
  return path.replace(/(?<=[._-])(?=[0-9a-f]*\d)[0-9a-f]{6,}(?=\.)/gi, '*');
}

/** `react-select-4-input`, `:r1a:`, `field_0192f3a46b1c` and the like change with every rendering. */
function withoutCounters(value: string): string {
  return value
    .trim()
    .replace(/^[:«_]r[0-9a-z]+[:»_]$/i, '*')
    .replace(/(?=[0-9a-f]*\d)[0-9a-f]{8,}/gi, '*')
    .replace(/\d+/g, '*');
}
