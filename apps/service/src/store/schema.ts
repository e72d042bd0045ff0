export * from './schema/accounts.ts';
export * from './schema/findings.ts';
export * from './schema/links.ts';
export * from './schema/projects.ts';
export * from './schema/siteAudit.ts';
export * from './schema/summaries.ts';
