import { accessibilityRule, mobileFriendlyIssue, siteAuditType } from '@sitelens/results/catalogue';
import type { ReportingDescriptor, Result } from 'sarif';
import type { ExportedFinding } from '../exportedFinding.ts';

/** SARIF knows three levels of failures (2.1.0, 3.27.10). */
const LEVELS = {
  critical: 'error',
  serious: 'error',
  moderate: 'warning',
  minor: 'note',
  ISSUE: 'error',
  WARNING: 'warning',
  INFO: 'note',
} as const satisfies Record<ExportedFinding['severity'], Result['level']>;

export function sarifLevel(severity: ExportedFinding['severity']): (typeof LEVELS)[typeof severity] {
  return LEVELS[severity];
}

/**
 * What a rule of any kind is (2.1.0, 3.49). An id that no catalogue knows, of a newer axe-core, is all that is
 * known of it.
 *
 * @param tags what axe-core says that an accessibility rule is about
 */
export function sarifRule(id: string, tags: readonly string[]): ReportingDescriptor {
  const element = accessibilityRule(id) ?? mobileFriendlyIssue(id);
  if (element) {
    const { title, impact, documentationUrl } = element;
    return {
      id,
      shortDescription: { text: title },
      help: { text: documentationUrl === undefined ? title : `${title}. See ${documentationUrl}` },
      defaultConfiguration: { level: sarifLevel(impact) },
      ...(documentationUrl !== undefined && { helpUri: documentationUrl }),
      ...(tags.length > 0 && { properties: { tags: [...tags] } }),
    };
  }
  const audit = siteAuditType(id);
  if (!audit) return { id, shortDescription: { text: id }, help: { text: id } };
  return {
    id,
    shortDescription: { text: audit.title },
    fullDescription: { text: audit.description },
    help: { text: audit.description },
    defaultConfiguration: { level: sarifLevel(audit.severity) },
  };
}
