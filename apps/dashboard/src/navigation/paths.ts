import type { AuditPart } from './auditParts.ts';
import { type AuditPaths, auditPathsUnder } from './auditPaths.ts';
import { type ColumnValues, filterQuery } from './columnValues.ts';
import { type MobileFriendlyPaths, mobileFriendlyPathsUnder } from './mobileFriendlyPaths.ts';
import type { Mode } from './mode.ts';

/** Addresses of the screens of one mode (specification, platform and results, section 2). */
export interface Paths {
  /** The list of projects, or the public start page. */
  readonly home: string;
  /** Compares two colours. */
  readonly colourContrast: string;
  /** Which projects the addresses belong to, as a pattern of the router. */
  readonly projectPattern: string;
  readonly project: (projectId: string) => string;
  /** Of the dashboard only: in public there is no such screen. */
  readonly projectSettings: (projectId: string) => string;
  /** The accessibility report of a scan. Of the dashboard only. */
  readonly reporting: (projectId: string, scanId: string) => string;
  /** Leads on to the latest scan's. */
  readonly latestAccessibility: (projectId: string) => string;
  /** Of all rules, or of those that have one of the columns' values. */
  readonly accessibility: (projectId: string, scanId: string, filter?: ColumnValues) => string;
  readonly rule: (projectId: string, scanId: string, ruleId: string, filter?: ColumnValues) => string;
  readonly page: (
    projectId: string,
    scanId: string,
    pageId: string,
    ruleId: string,
    filter?: ColumnValues,
  ) => string;
  readonly mobileFriendly: MobileFriendlyPaths;
  /** The parts of the site audit; in the dashboard only the whole is there. */
  readonly audits: Readonly<Record<AuditPart, AuditPaths>>;
}

/** The plans, for everybody. */
export const PRICING = '/pricing';

/** What is agreed to, for everybody. */
export const TERMS = '/terms';
export const PRIVACY = '/privacy';

/** The public start page for who is signed in: `/` would lead them on to the dashboard. */
export const START_PAGE = '/home';

/** Who is signed in, and how the dashboard looks to them. */
export const USER_SETTINGS = '/dashboard/settings';

/** Where the service shows e-mails that it does not send; no screen of ours. */
export const OUTBOX = '/outbox';

function pathsUnder(prefix: string): Paths {
  const project = (projectId: string) => `${prefix}/projects/${encodeURIComponent(projectId)}`;
  const accessibility = (projectId: string, scanId: string, filter: ColumnValues = {}) =>
    `${project(projectId)}/scans/${encodeURIComponent(scanId)}/accessibility${filterQuery(filter)}`;
  return {
    home: prefix === '' ? '/' : prefix,
    colourContrast: `${prefix}/color-contrast`,
    projectPattern: `${prefix}/projects/:projectId/*`,
    project,
    projectSettings: (projectId) => `${project(projectId)}/settings`,
    reporting: (projectId, scanId) => `${project(projectId)}/scans/${encodeURIComponent(scanId)}/reporting`,
    latestAccessibility: (projectId) => `${project(projectId)}/accessibility`,
    mobileFriendly: mobileFriendlyPathsUnder(project),
    audits: auditPathsUnder(project),
    accessibility,
    rule: (projectId, scanId, ruleId, filter = {}) =>
      `${accessibility(projectId, scanId)}/${encodeURIComponent(ruleId)}${filterQuery(filter)}`,
    page: (projectId, scanId, pageId, ruleId, filter = {}) =>
      `${accessibility(projectId, scanId)}/pages/${encodeURIComponent(pageId)}/${encodeURIComponent(ruleId)}${filterQuery(filter)}`,
  };
}

/** The same screens under both prefixes. */
export const pathsIn: Readonly<Record<Mode, Paths>> = {
  dashboard: pathsUnder('/dashboard'),
  public: pathsUnder(''),
};
