import type { MobileFriendlyIssueId } from '@sitelens/api-client/contract';
import type { Finding, ScannedPage } from '../pageResult.ts';
import { type LocalSite, type Route, startLocalSite } from './localSite.testing.ts';
import { openTestScanner, type TestScanner } from './testScanner.testing.ts';

const DEVICE_WIDTH = '<meta name=viewport content="width=device-width, initial-scale=1">';

/** A page that phones show well, but for what is in its body or head. */
export const phonePage = (body: string, head = DEVICE_WIDTH, html = 'lang=en') =>
  `<!doctype html><html ${html}><title>Page</title>${head}<body><h1>Page</h1>${body}`;

/** Pages that a test scans at the phone's size alone. */
export interface MobilePages {
  readonly site: LocalSite;
  readonly scanner: TestScanner;
  scanned(name: string): Promise<ScannedPage>;
  findings(name: string): Promise<readonly Finding[]>;
  /** Issue and element of each finding: `text-too-small #a`. */
  names(name: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Serves each page by its name, which becomes its path. */
export async function openMobilePages(pages: Readonly<Record<string, Route>>): Promise<MobilePages> {
  const path = (name: string) => `/${encodeURIComponent(name)}`;
  const routes = Object.fromEntries(Object.entries(pages).map(([name, route]) => [path(name), route]));
  const [site, scanner] = await Promise.all([startLocalSite({ ...routes, ...pages }), openTestScanner()]);
  const scanned = (name: string) => scanner.scanned(`${site.origin}${path(name)}`, ['phone']);
  const findings = async (name: string) => (await scanned(name)).mobileFindings;
  return {
    site,
    scanner,
    scanned,
    findings,
    names: async (name) => (await findings(name)).map(nameOf),
    async close() {
      await scanner.close();
      await site.close();
    },
  };
}

export function ofIssue(findings: readonly Finding[], id: MobileFriendlyIssueId): Finding[] {
  return findings.filter(({ ruleId }) => ruleId === id);
}

function nameOf({ ruleId, target }: Finding): string {
  return `${ruleId} ${target.map((step) => (typeof step === 'string' ? step : step.join(' >> '))).join(' | ')}`;
}
