import { createHash } from 'node:crypto';
import type { Location, Result } from 'sarif';
import type { ExportedFinding } from '../exportedFinding.ts';
import { sarifLevel } from './sarifRule.ts';

/** A finding as a result (2.1.0, 3.27): the page is its artifact, the element a logical location within. */
export function sarifResult(finding: ExportedFinding, ruleIndex: number | undefined): Result {
  const { ruleId, severity, title, message, html, screenSizes, pageTitle, sinceLastScan } = finding;
  return {
    ruleId,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level: sarifLevel(severity),
    message: { text: withoutLinks(message === '' ? title : `${title}. ${message}`) },
    ...(finding.pageUrl !== '' && { locations: [locationOf(finding)] }),
    partialFingerprints: { 'sitelensFinding/v1': fingerprintOf(finding) },
    properties: {
      kind: finding.kind,
      impact: severity.toLowerCase(),
      ...(html !== '' && { html }),
      ...(screenSizes.length > 0 && { screenSizes: [...screenSizes] }),
      ...(pageTitle !== '' && { pageTitle }),
      ...(sinceLastScan !== undefined && { sinceLastScan: sinceLastScan.toLowerCase() }),
    },
  };
}

/** Viewers make a link of `[words](address)` (2.1.0, 3.11.6): a scanned page must not put one into a code review. */
function withoutLinks(text: string): string {
  return text.replaceAll('](', '] (');
}

function locationOf({ pageUrl, selector }: ExportedFinding): Location {
  return {
    physicalLocation: { artifactLocation: { uri: uriOf(pageUrl) } },
    ...(selector !== '' && { logicalLocations: [{ fullyQualifiedName: selector, kind: 'element' }] }),
  };
}

/** RFC 3986 has fewer characters than the addresses that browsers take: `|` and a `%` of its own are none of them. */
function uriOf(pageUrl: string): string {
  const url = URL.parse(pageUrl);
  if (url === null || url.origin === 'null') return encoded(pageUrl);
  const { origin, pathname, search, hash } = url;
  return origin + encoded(pathname + search) + (hash === '' ? '' : `#${encoded(hash.slice(1))}`);
}

function encoded(text: string): string {
  return text
    .replaceAll(/%(?![\da-f]{2})/gi, '%25')
    .replaceAll(/[^\w.~:/?@!$&'()*+,;=%-]/gu, encodeURIComponent);
}

/** A finding's identity holds within its rule and page; a header's is the same on every page. */
function fingerprintOf({ ruleId, pageUrl, identity }: ExportedFinding): string {
  return createHash('sha256')
    .update(JSON.stringify([ruleId, pageUrl, identity]))
    .digest('hex')
    .slice(0, 32);
}
