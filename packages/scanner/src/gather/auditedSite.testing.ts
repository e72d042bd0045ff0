import type { ScreenSize } from '@sitelens/api-client/contract';
import { afterAll, beforeAll } from 'vitest';
import type { PageAudit } from '../checks/siteAudit/record.ts';
import { type LocalSite, type Route, startLocalSite } from './localSite.testing.ts';
import { openTestScanner, type TestScanner } from './testScanner.testing.ts';

/** A site for the tests of a file, whose pages are audited by a real browser. */
export interface AuditedSite<Path> {
  /** Once the tests run. */
  readonly origin: string;
  /** At the desktop's size unless told otherwise. */
  audit(path: Path, screenSize?: ScreenSize): Promise<PageAudit>;
}

export function auditedSite<Path extends string>(routes: Readonly<Record<Path, Route>>): AuditedSite<Path> {
  let site: LocalSite;
  let scanner: TestScanner;
  beforeAll(async () => {
    [site, scanner] = await Promise.all([startLocalSite(routes), openTestScanner()]);
  });
  afterAll(async () => {
    await scanner.close();
    await site.close();
  });
  return {
    get origin() {
      return site.origin;
    },
    audit: async (path, screenSize = 'desktop') =>
      (await scanner.scanned(`${site.origin}${path}`, [screenSize])).siteAudit,
  };
}
