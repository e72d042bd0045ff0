import type { SiteAuditValue } from '@sitelens/api-client/contract';
import type { PageText } from '../../gather/siteAuditArtifacts.ts';
import type { SiteAuditDetails } from './record.ts';

/** How long a text may be, in characters, both ends included. */
interface LengthBounds {
  readonly shortest: number;
  readonly longest: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * What a person counts: a letter with its accents, or an emoji of several parts, is one (UAX #29). Of a text
 * that was cut, the code points: it is far too long by either measure.
 */
function characterCount({ text, codePoints }: PageText): number {
  const isWhole = [...text].length >= codePoints;
  return isWhole ? [...segmenter.segment(text)].length : codePoints;
}

/** Which bound a text breaks; undefined where none. */
export function brokenBound(content: PageText, bounds: LengthBounds): 'TOO_SHORT' | 'TOO_LONG' | undefined {
  const count = characterCount(content);
  if (count < bounds.shortest) return 'TOO_SHORT';
  return count > bounds.longest ? 'TOO_LONG' : undefined;
}

/** The columns of the types about length. */
export function lengthDetails(content: PageText, pageUrl: string): SiteAuditDetails<'TITLE_TOO_LONG'> {
  const content_length: SiteAuditValue = { text: String(characterCount(content)) };
  return { content: { text: content.text }, content_length, page_url: { href: pageUrl } };
}
