import type { Role } from './types.ts';

/**
 * What each role may do (specification, platform, section 6): the service refuses by this table, and the
 * screens show by it what the service would allow.
 */
export const CAPABILITIES = {
  readResults: ['FREEMIUM', 'VIEWER', 'MEMBER', 'OWNER'],
  exportResults: ['VIEWER', 'MEMBER', 'OWNER'],
  subscribeToScanEmails: ['VIEWER', 'MEMBER', 'OWNER'],
  seeUsage: ['VIEWER', 'MEMBER', 'OWNER'],
  addProject: ['MEMBER', 'OWNER'],
  startScan: ['MEMBER', 'OWNER'],
  changeProjectSettings: ['MEMBER', 'OWNER'],
  deleteProject: ['MEMBER', 'OWNER'],
  seeMemberActions: ['MEMBER', 'OWNER'],
  manageMembers: ['OWNER'],
  manageSubscription: ['OWNER'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Capability = keyof typeof CAPABILITIES;

/** Whether a role may; nobody without one may anything. */
export function mayDo(role: Role | undefined, capability: Capability): boolean {
  const roles: readonly Role[] = CAPABILITIES[capability];
  return role !== undefined && roles.includes(role);
}
