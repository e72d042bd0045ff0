import { checkStartUrl } from '@sitelens/api-client/contract';
import { findProject } from '../../store/projects.ts';
import { findRecentVisitorsScan, startVisitorsScan, type VisitorsPage } from '../../store/visitors.ts';
import type { Client } from '../limits/clientOf.ts';
import { tooMany } from '../limits/requireWithinLimit.ts';
import { requireScanOfClient, requireScanOfHost } from '../limits/visitorLimits.ts';
import { fieldProblem, ProblemError } from '../problems/ProblemError.ts';
import { found } from './found.ts';
import type { HandlerContext, Handlers } from './handlers.ts';
import { requirePublicSite } from './publicSite.ts';
import { readerOf } from './reading.ts';

type PublicProjectHandlers = Pick<Handlers, 'createPublicProject'>;

/** About what a page takes: where all places are taken, one is free then. */
const SCAN_MS = 30_000;

export function publicProjectHandlers(context: HandlerContext): PublicProjectHandlers {
  const { database, installation } = context;
  return {
    createPublicProject: async ({ body, session, client }) => {
      if (!installation.publicScans) throw new ProblemError('public-scans-off');
      const page = checkedPage(context, body.startUrl);
      const recent = await findRecentVisitorsScan(database, page.startUrl);
      const { projectId } = recent ?? (await startScanOf(context, page, client));
      return found(await findProject(database, readerOf(session), projectId), 'project-not-found');
    },
  };
}

/** @throws ProblemError with the key of what is wrong with the address, for the field startUrl */
function checkedPage({ parsedTargets }: HandlerContext, typed: string): VisitorsPage {
  const start = checkStartUrl(typed, { allowedTargets: parsedTargets });
  if (start.ok) return { startUrl: start.url, host: start.host };
  throw new ProblemError(start.error, { errors: [fieldProblem('startUrl', start.error)] });
}

/** The client is counted before the name is looked up: a lookup is work for others too. */
async function startScanOf(
  { database, parsedTargets, scanQueue }: HandlerContext,
  page: VisitorsPage,
  client: Client,
): Promise<{ readonly projectId: string }> {
  await requireScanOfClient(database, client);
  await requirePublicSite(page.startUrl, parsedTargets);
  await requireScanOfHost(database, page.host);
  const started = await startVisitorsScan(database, page);
  if (started === 'busy') {
    const detail = 'Other visitors are having their pages scanned. Try again in half a minute.';
    throw tooMany('too-many-scans', SCAN_MS, { detail, isBusy: true });
  }
  await scanQueue.begin(started.scanId);
  return started;
}
