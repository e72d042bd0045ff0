import type { Target } from '@sitelens/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { codePointText } from '../columns.ts';
import { scans } from './projects.ts';

/** Where an issue is, by the primary key of `issues` apart from the rule. */
export interface ComponentExample {
  readonly pageId: string;
  readonly position: number;
}

/** Rollup: the accessibility issues of a scan by their own impact. */
export const scanImpacts = pgTable(
  'scan_impacts',
  {
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    /** An index into `IMPACTS`. */
    impactRank: smallint().notNull(),
    totalIssues: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scanId, table.impactRank] })],
);

/**
 * Rollup: what fails a rule of accessibility, by component. Those of more than one page are the common
 * components.
 */
export const scanComponents = pgTable(
  'scan_components',
  {
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    ruleId: codePointText().notNull(),
    /** A hash of what a component is recognised by. */
    component: codePointText().notNull(),
    /** The most severe impact of its issues, as an index into `IMPACTS`. */
    impactRank: smallint().notNull(),
    tags: text().array().notNull(),
    target: jsonb().$type<Target>().notNull(),
    totalIssues: integer().notNull(),
    totalPages: integer().notNull(),
    /** Five at most, each on another page. */
    examples: jsonb().$type<readonly ComponentExample[]>().notNull(),
  },
  (table) => {
    const { scanId, ruleId, component } = table;
    const severestFirst = () => table.impactRank.desc().nullsFirst();
    // Both directions of an order have an index: rows alike in it follow in the same order in both.
    const common = (name: string, ...columns: Parameters<ReturnType<typeof index>['on']>) =>
      index(`scan_components_by_${name}`)
        .on(...columns)
        .where(isCommon(table.totalPages));
    return [
      primaryKey({ columns: [scanId, ruleId, component] }),
      common(
        'most_issues',
        scanId,
        table.totalIssues.desc().nullsFirst(),
        severestFirst(),
        ruleId,
        component,
      ),
      common('fewest_issues', scanId, table.totalIssues, severestFirst(), ruleId, component),
      common('most_severe', scanId, severestFirst(), ruleId, component),
      common('least_severe', scanId, table.impactRank, ruleId, component),
      common('rule', scanId, ruleId, severestFirst(), component),
      common('rule_reversed', scanId, ruleId.desc().nullsFirst(), severestFirst(), component),
    ];
  },
);

function isCommon(totalPages: AnyPgColumn) {
  return sql`${totalPages} > 1`;
}
