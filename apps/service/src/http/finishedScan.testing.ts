import type { PageResult } from '@sitelens/scanner';
import { pageFolder } from '../files/fileName.ts';
import { beginFrontier, openDatabaseFrontier } from '../store/databaseFrontier.ts';
import { findPage } from '../store/pages.ts';
import { finding, newScan, scannedPage, tile } from '../store/testing/scans.testing.ts';
import type { TestServer } from './startTestServer.testing.ts';

export interface FinishedScan {
  readonly projectId: string;
  readonly scanId: string;
  /** The start page: scanned, with findings of two rules and a mobile-friendliness issue, a short title and one tile. */
  readonly pageId: string;
  /** Name of the start page's tile, which lies in the file store. */
  readonly fileName: string;
}

export const TILE_BYTES = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 0xff, 0xd9]);

export const PHONE_BOX = { top: 0.1, bottom: 0.2, left: 0.3, right: 0.4 };

const HOSTILE_TITLE = '<script>alert(1)</script>';

/** A scan of two pages that has ended, written through the frontier as a worker does it. */
export async function finishedScan(server: TestServer, organisationId: string): Promise<FinishedScan> {
  const { projectId, scanId } = await newScan(server.database, {}, organisationId);
  await beginFrontier(server.database, scanId, {
    startUrl: 'https://www.example.com/',
    allowedDomains: ['*.example.com'],
    robots: [{ origin: 'https://www.example.com', kind: 'ALLOW_ALL' }],
    crawlDelayMs: 0,
    seeds: [],
  });
  const frontier = openDatabaseFrontier(server.database, scanId);
  let start: { pageId: string; fileName: string } | undefined;
  for (let lease = await frontier.lease(); lease; lease = await frontier.lease()) {
    const fileName = `${pageFolder(scanId, lease.page.id, lease.fencingToken)}/desktop-0.jpg`;
    await server.files.save(fileName, TILE_BYTES);
    await frontier.complete(lease, start ? FAILED : startPage(fileName));
    start ??= { pageId: lease.page.id, fileName };
  }
  if (!start || !(await findPage(server.database, organisationId, projectId, scanId, start.pageId))) {
    throw new Error('The scan has no start page.');
  }
  return { projectId, scanId, ...start };
}

const FAILED: PageResult = { outcome: 'FAILED', reason: 'HTTP_ERROR', httpStatus: 500, detail: 'status 500' };

function startPage(fileName: string): PageResult {
  return scannedPage({
    title: HOSTILE_TITLE,
    links: ['https://www.example.com/broken'],
    tiles: [tile('SCREENSHOT', 0, { fileName }), tile('THUMBNAIL', 0, { fileName })],
    dimensions: { desktop: { width: 1920, height: 5_000 } },
    screenshotsCutShort: ['desktop'],
    obstacles: [{ kind: 'COOKIE_OVERLAY', name: 'OneTrust' }],
    findings: [
      ...Array.from({ length: 12 }, (_, index) => finding('image-alt', index)),
      finding('color-contrast', 0, {
        impact: 'serious',
        target: ['#frame', ['#host', '#inner']],
        data: { clientWidth: 360, scrollWidth: 512 },
        possibleSolutions: [{ id: 'color-contrast', message: 'Too low', data: { contrastRatio: 2.1 } }],
      }),
    ],
    mobileFindings: [
      finding('tap-target-too-small', 0, {
        impact: 'serious',
        tags: [],
        screenSizes: ['phone'],
        boundingBoxes: { phone: PHONE_BOX },
      }),
    ],
    siteAudit: {
      records: [
        {
          issueType: 'TITLE_TOO_SHORT',
          issueDetails: {
            content: { text: HOSTILE_TITLE },
            content_length: { text: '25' },
            page_url: { href: 'https://www.example.com/' },
          },
        },
      ],
      contents: [],
      references: [],
    },
  });
}
