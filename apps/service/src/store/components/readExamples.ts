import type { CommonComponentExample } from '@sitelens/api-client/contract';
import type { Finding } from '@sitelens/scanner';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { issues, pages, type scanComponents } from '../schema.ts';

type ComponentRow = Pick<typeof scanComponents.$inferSelect, 'ruleId' | 'examples'>;

/** A component's examples, of those that were read with it. */
export type ExamplesOf = (row: ComponentRow) => CommonComponentExample[];

/** The examples of components, each by its primary key, in one query. */
export async function readExamples(queries: Queries, rows: readonly ComponentRow[]): Promise<ExamplesOf> {
  const wanted = rows.flatMap(({ ruleId, examples }) => examples.map((example) => ({ ruleId, ...example })));
  const example = sql`json_to_recordset(${JSON.stringify(wanted)}::text::json)
    as example("ruleId" text, "pageId" uuid, "position" integer)`;
  const found = await queries
    .select({
      ruleId: issues.ruleId,
      pageId: issues.pageId,
      position: issues.position,
      finding: SHOWN,
      pageUrl: pages.url,
    })
    .from(example)
    .innerJoin(
      issues,
      and(
        sql`${issues.pageId} = example."pageId"`,
        sql`${issues.ruleId} = example."ruleId"`,
        sql`${issues.position} = example."position"`,
      ),
    )
    .innerJoin(pages, eq(pages.id, issues.pageId));
  const byPlace = new Map(found.map((row) => [placeOf(row), row]));
  return ({ ruleId, examples }) =>
    examples.flatMap(({ pageId, position }) => {
      const row = byPlace.get(placeOf({ ruleId, pageId, position }));
      if (row === undefined) return [];
      const { id: issueId, html, target, screenSizes, boundingBoxes } = row.finding;
      return { issueId, pageId, pageUrl: row.pageUrl, html, target, screenSizes, boundingBoxes };
    });
}

/** What an example shows; the checks of a finding are most of it. */
const SHOWN = sql<Pick<Finding, 'id' | 'html' | 'target' | 'screenSizes' | 'boundingBoxes'>>`${issues.finding}
  - '{possibleSolutions,mustMatchAll,mustNotMatch,relatedNodes,tags}'::text[]`;

function placeOf({ ruleId, pageId, position }: { ruleId: string; pageId: string; position: number }): string {
  return `${ruleId} ${pageId} ${position}`;
}
