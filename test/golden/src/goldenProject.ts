import type { Project, Subscription } from '@sitelens/api-client/contract';
import { goldenScans } from './goldenHistory.ts';
import { goldenId, PROJECT_ID } from './goldenId.ts';
import { thumbnailsOf } from './goldenPages.ts';
import { report } from './report.ts';

/** The project that the golden scans belong to. */
export const goldenProject: Project = {
  id: PROJECT_ID,
  name: 'Harbour & Pine',
  startUrl: report.startUrl,
  allowedDomains: ['*.127.0.0.1'],
  maxPages: 100,
  maxSimultaneousPages: 3,
  thumbnails: thumbnailsOf(0),
  scans: goldenScans,
  createdAt: goldenScans.at(-1)?.startedAt ?? report.startedAt,
  deleted: false,
  isPublic: false,
  revision: 1,
  isMember: true,
};

/** The same, made public, as those who don't belong to its organisation read it. */
export const goldenPublicProject: Project = {
  ...goldenProject,
  allowedDomains: [],
  isPublic: true,
  isMember: false,
};

/** What the golden project's organisation may use. */
export const goldenSubscription: Subscription = {
  id: goldenId('subscription', 0),
  status: 'TRIALING',
  userRole: 'OWNER',
  trialExpired: false,
  isQuotaExceeded: false,
  allowedTargets: [new URL(report.startUrl).host],
};

/** The same after its trial. */
export const goldenExpiredSubscription: Subscription = { ...goldenSubscription, trialExpired: true };
