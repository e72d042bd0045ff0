import { type CommonComponent, type CommonComponentList, IMPACTS } from '@sitelens/api-client/contract';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ReadAccess, Reader } from './access.ts';
import { type ExamplesOf, readExamples } from './components/readExamples.ts';
import { sumUpComponents } from './components/sumUpComponents.ts';
import type { Database } from './database.ts';
import type { Paging } from './pages.ts';
import { readableScan } from './readable.ts';
import { redactionOf } from './redaction.ts';
import { scanComponents, scans } from './schema.ts';
import { visibleRules } from './visible.ts';

/** The order of {@link listCommonComponents}; rows alike in it follow by most severe impact, then by id. */
export interface ComponentOrder {
  readonly order: 'asc' | 'desc';
  readonly orderBy: 'count' | 'impact' | 'ruleId';
}

type ComponentRow = typeof scanComponents.$inferSelect;

/** The components that fail the same rule on more than one page of a scan. */
export async function listCommonComponents(
  db: Database,
  reader: Reader,
  projectId: string,
  scanId: string,
  view: Paging & ComponentOrder,
): Promise<CommonComponentList | undefined> {
  const readable = await readableScan(db.queries, reader, projectId, scanId);
  if (readable === undefined) return undefined;
  const { scan, access } = readable;
  const total = scan.commonComponents ?? (await firstCount(db, scanId));
  if (access.kind === 'whole') {
    const rows = await componentRows(db, listed(scanId), view);
    const examples = await readExamples(db.queries, rows);
    return { content: rows.map((row) => toComponent(row, access, examples)), totalElements: total };
  }
  const visible = (await visibleRules(db.queries, scanId, 'ACCESSIBILITY')).map(({ ruleId }) => ruleId);
  const condition = and(listed(scanId), inArray(scanComponents.ruleId, visible));
  const [shown] = await db.queries.select({ total: count() }).from(scanComponents).where(condition);
  const rows = await componentRows(db, condition, view);
  const totalElements = shown?.total ?? 0;
  return {
    content: rows.map((row) => toComponent(row, access)),
    totalElements,
    ...redactionOf(access, total - totalElements),
  };
}

/** Of a scan from before components were kept. */
async function firstCount(db: Database, scanId: string): Promise<number> {
  await sumUpComponents(db, scanId);
  const [scan] = await db.queries
    .select({ total: scans.commonComponents })
    .from(scans)
    .where(eq(scans.id, scanId));
  return scan?.total ?? 0;
}

/** What the partial indexes hold; not as a parameter, since their condition must be seen. */
function listed(scanId: string): SQL | undefined {
  return and(eq(scanComponents.scanId, scanId), sql`${scanComponents.totalPages} > 1`);
}

/** The part is cut out of an index before rows are looked up. */
async function componentRows(
  db: Database,
  condition: SQL | undefined,
  { page, size, ...view }: Paging & ComponentOrder,
): Promise<readonly ComponentRow[]> {
  const { scanId, ruleId, component } = scanComponents;
  const part = db.queries
    .select({ scanId, ruleId, component })
    .from(scanComponents)
    .where(condition)
    .orderBy(...componentOrder(view))
    .limit(size)
    .offset(page * size)
    .as('part');
  const rows = await db.queries
    .select({ row: scanComponents })
    .from(part)
    .innerJoin(
      scanComponents,
      and(eq(scanId, part.scanId), eq(ruleId, part.ruleId), eq(component, part.component)),
    )
    .orderBy(...componentOrder(view));
  return rows.map(({ row }) => row);
}

/** Every order here is one of the indexes of `scan_components`. */
function componentOrder({ order, orderBy }: ComponentOrder): SQL[] {
  const { totalIssues, impactRank, ruleId, component } = scanComponents;
  const direction = order === 'asc' ? asc : desc;
  if (orderBy === 'impact') return [direction(impactRank), asc(ruleId), asc(component)];
  if (orderBy === 'ruleId') return [direction(ruleId), desc(impactRank), asc(component)];
  return [direction(totalIssues), desc(impactRank), asc(ruleId), asc(component)];
}

/** To a redacted reader without its target, which is an example's and may be of a page that is withheld. */
function toComponent(row: ComponentRow, access: ReadAccess, examplesOf?: ExamplesOf): CommonComponent {
  return {
    id: `${row.ruleId}:${row.component}`,
    ruleId: row.ruleId,
    target: access.kind === 'whole' ? row.target : [],
    count: row.totalIssues,
    totalPages: row.totalPages,
    tags: row.tags,
    impact: IMPACTS[row.impactRank] ?? 'minor',
    examples: examplesOf?.(row) ?? [],
    redactedExamples: access.kind === 'whole' ? 0 : row.examples.length,
  };
}
