import type { SkippedPages } from '@sitelens/api-client/contract';
import { forbiddingLine } from '@sitelens/scanner';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { siteReadings } from '../schema.ts';

/** In UTF-16 units: a line is shown, and hostile ones are long. */
const LONGEST_RULE = 300;

/** Says of each example which line of the robots.txt that the scan began with forbids it. */
export async function withRobotsRules(
  queries: Queries,
  scanId: string,
  group: SkippedPages,
): Promise<SkippedPages> {
  const [reading] = await queries
    .select({ robots: siteReadings.robots })
    .from(siteReadings)
    .where(eq(siteReadings.scanId, scanId));
  if (!reading) return group;
  const examples = group.examples.map((example) => {
    const robotsRule = forbiddingLine(reading.robots, example.url)?.slice(0, LONGEST_RULE).toWellFormed();
    return robotsRule === undefined ? example : { ...example, robotsRule };
  });
  return { ...group, examples };
}
