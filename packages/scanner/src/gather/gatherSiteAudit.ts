import { RAW_LIMIT_MS } from '../browser/limits.ts';
import { atMost } from '../browser/steps.ts';
import type { PageReference } from '../checks/siteAudit/record.ts';
import { inBlankPage } from './blankPage.ts';
import type { FrameWorld } from './frameTree.ts';
import { installAddressReader } from './inPage/siteAudit/addressReader.ts';
import { installAuditReader } from './inPage/siteAudit/auditReader.ts';
import { type DocumentFacts, readDocumentFacts } from './inPage/siteAudit/documentFacts.ts';
import { readHead } from './inPage/siteAudit/readHead.ts';
import { readHeadings } from './inPage/siteAudit/readHeadings.ts';
import { readImages } from './inPage/siteAudit/readImages.ts';
import { readReferences } from './inPage/siteAudit/readReferences.ts';
import { readUnlinked } from './inPage/siteAudit/readUnlinked.ts';
import { installTextReader } from './inPage/siteAudit/textReader.ts';
import { call, type World } from './isolatedWorld.ts';
import type { HeadArtifacts, SiteAuditArtifacts } from './siteAuditArtifacts.ts';
import type { Visit } from './visit.ts';

/** Of one kind that is wrong on one page: more say nothing new about it. */
const MAX_ELEMENTS = 1_000;
const MAX_REFERENCES = 10_000;
/** In UTF-16 units, as for the links that the crawl follows. */
const LONGEST_ADDRESS = 8_000;

/** Reads what the site audit needs of a page that has come to rest. */
export async function gatherSiteAudit(visit: Visit, { world }: FrameWorld): Promise<SiteAuditArtifacts> {
  // In one go: a session answers in the order of the questions.
  const installed = [
    call(world, installAuditReader),
    call(world, installTextReader),
    call(world, installAddressReader, LONGEST_ADDRESS),
  ];
  const [facts, head, headings, images, unlinked, references] = await Promise.all([
    call(world, readDocumentFacts),
    call(world, readHead, null),
    call(world, readHeadings),
    call(world, readImages, MAX_ELEMENTS),
    call(world, readUnlinked, MAX_ELEMENTS),
    call(world, readReferences, MAX_REFERENCES),
    ...installed,
  ]);
  const rendered = { ...head, headings, images, unlinked, references: references.filter(isAddress) };
  const raw = await atMost(RAW_LIMIT_MS, readRaw(visit, world, facts));
  return { pageUrl: visit.url, screenSize: visit.screenSize, raw: raw ?? head, rendered };
}

/** Chromium takes some hosts that the URL standard does not know, such as one with a space in it. */
function isAddress({ url }: PageReference): boolean {
  return URL.canParse(url);
}

async function readRaw(
  visit: Visit,
  world: World,
  { characterSet, contentType, ...facts }: DocumentFacts,
): Promise<HeadArtifacts | undefined> {
  const { loaderId } = visit.loadEvents.mainFrame();
  const raw = await visit.rawDocuments?.read(loaderId, characterSet);
  if (!raw) return undefined;
  const source = { html: raw.html, contentType };
  if (!raw.requiresTrustedTypes && !facts.requiresTrustedTypes) {
    return call(world, readHead, source);
  }
  return inBlankPage(visit, async (blank) => {
    await call(blank, installAuditReader);
    return call(blank, readHead, source);
  });
}
