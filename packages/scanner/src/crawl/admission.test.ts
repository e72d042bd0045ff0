import { describe, expect, it } from 'vitest';
import { linksOf } from './admission.ts';
import { ORIGIN, redirected, scanned } from './siteGraph.testing.ts';

describe('what is kept of a result until its turn comes', () => {
  it('are the links of a scanned page, bounded in number and length', () => {
    const links = Array.from({ length: 6_000 }, (_, at) => `${ORIGIN}/${at}`);
    const kept = linksOf(scanned(`${ORIGIN}/${'a'.repeat(3_000)}`, ...links));
    expect(kept).toHaveLength(5_000);
    expect(kept[0]).toBe(`${ORIGIN}/0`);
  });

  it('is where a page leads that leads elsewhere', () => {
    expect(linksOf(redirected(`${ORIGIN}/new`))).toEqual([`${ORIGIN}/new`]);
    expect(linksOf({ outcome: 'CANONICALISED', httpStatus: 200, leadsTo: `${ORIGIN}/b` })).toEqual([
      `${ORIGIN}/b`,
    ]);
  });

  it('is nothing of any other page', () => {
    expect(linksOf({ outcome: 'FAILED', reason: 'CRASHED', detail: '' })).toEqual([]);
    expect(linksOf({ outcome: 'NOT_HTML', httpStatus: 200, mediaType: 'text/plain' })).toEqual([]);
    expect(linksOf({ outcome: 'BLOCKED_BY_ROBOTS' })).toEqual([]);
  });
});
