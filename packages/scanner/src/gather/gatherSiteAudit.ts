import { RAW_LIMIT_MS } from '../browser/limits.ts';
import { atMost } from '../browser/steps.ts';
import type { FrameWorld } from './frameTree.ts';
import { installAddressReader } from './inPage/siteAudit/addressReader.ts';
import { installAuditReader } from './inPage/siteAudit/auditReader.ts';
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
const LONGEST_ADDRESS = 8_000;

/** Reads what the site audit needs of a page that has come to rest. */
export async function gatherSiteAudit(visit: Visit, { world }: FrameWorld): Promise<SiteAuditArtifacts> {
  await call(world, installAuditReader);
  await call(world, installTextReader);
  await call(world, installAddressReader, LONGEST_ADDRESS);
  const { characterSet, contentType } = await call(world, readDocumentType);
  const head = await call(world, readHead, null, contentType);
  const rendered = {
    ...head,
    headings: await call(world, readHeadings),
    images: await call(world, readImages, MAX_ELEMENTS),
    unlinked: await call(world, readUnlinked, MAX_ELEMENTS),
    references: await call(world, readReferences, MAX_REFERENCES),
  };
  const raw = (await readRaw(visit, world, characterSet, contentType)) ?? head;
  return { pageUrl: visit.url, raw, rendered };
}

async function readRaw(
  { rawDocument, loadEvents }: Visit,
  world: World,
  characterSet: string,
  contentType: string,
): Promise<HeadArtifacts | undefined> {
  const decoded = rawDocument?.decoded(loadEvents.mainFrame().loaderId, characterSet);
  const source = decoded && (await atMost(RAW_LIMIT_MS, decoded));
  return source === undefined ? undefined : call(world, readHead, source, contentType);
}

function readDocumentType(): { readonly characterSet: string; readonly contentType: string } {
  const read = (name: 'characterSet' | 'contentType') =>
    String(Object.getOwnPropertyDescriptor(Document.prototype, name)?.get?.call(document));
  return { characterSet: read('characterSet'), contentType: read('contentType') };
}
