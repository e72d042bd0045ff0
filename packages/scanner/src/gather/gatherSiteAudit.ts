import type { FrameWorld } from './frameTree.ts';
import type { Visit } from './visit.ts';

/** What the site audit reads of a page. Plain data: checks need no browser. */
export interface SiteAuditArtifacts {
  readonly pageUrl: string;
}

/** Reads what the site audit needs of a page that has come to rest. */
export async function gatherSiteAudit(visit: Visit, _top: FrameWorld): Promise<SiteAuditArtifacts> {
  return { pageUrl: visit.url };
}
