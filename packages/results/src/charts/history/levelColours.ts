import { tokens } from '@sitelens/ui/theme';
import type { IssueLevel } from './issueLevel.ts';

/** From best to worst. */
export const LEVELS = ['few', 'some', 'many', 'veryMany'] as const satisfies readonly IssueLevel[];

/** The colours of the history's bars. */
export const LEVEL_COLOURS: Readonly<Record<IssueLevel, string>> = {
  few: tokens.tone.success.mark,
  some: tokens.severity.moderate.mark,
  many: tokens.severity.serious.mark,
  veryMany: tokens.severity.critical.mark,
};
