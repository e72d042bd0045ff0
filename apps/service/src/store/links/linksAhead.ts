import { hostOf, type TakeLinks } from '@sitelens/scanner';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { linkChecks } from '../schema.ts';

interface WaitingLink {
  readonly ordinal: number;
  readonly host: string;
}

/** Addresses read in one query. */
const READ_AHEAD = 1_000;
/** Enough to look past those of hosts that are busy: a site's own host has most of its links. */
const MOST_AHEAD = 50_000;

/**
 * The addresses of a scan that wait, read in their order and handed out once each. Reading ahead keeps taking
 * cheap while a busy host has thousands of them waiting: they are passed over in memory, by their hosts alone.
 */
export class LinksAhead {
  readonly #queries: Queries;
  readonly #scanId: string;
  #waiting: WaitingLink[] = [];
  #lastRead = -1;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(queries: Queries, scanId: string) {
    this.#queries = queries;
    this.#scanId = scanId;
  }

  /** The ordinals of the next addresses. One call after the other, so that two are never given the same. */
  take(request: TakeLinks): Promise<readonly number[]> {
    const taken = this.#turn.then(() => this.#take(request));
    this.#turn = taken.catch(() => {});
    return taken;
  }

  async #take({ most, exceptHosts }: TakeLinks): Promise<readonly number[]> {
    const busy = new Set(exceptHosts);
    const taken: WaitingLink[] = [];
    let unseen = this.#waiting;
    let passedOver: WaitingLink[] = [];
    for (;;) {
      const free = unseen.filter(({ host }) => !busy.has(host)).slice(0, most - taken.length);
      const chosen = new Set(free);
      passedOver = [...passedOver, ...unseen.filter((link) => !chosen.has(link))];
      taken.push(...free);
      this.#waiting = passedOver;
      if (taken.length >= most || passedOver.length >= MOST_AHEAD) break;
      unseen = await this.#read();
      if (unseen.length === 0) break;
    }
    return taken.map(({ ordinal }) => ordinal);
  }

  async #read(): Promise<WaitingLink[]> {
    const { scanId, ordinal, url, result } = linkChecks;
    const rows = await this.#queries
      .select({ ordinal, url })
      .from(linkChecks)
      .where(and(eq(scanId, this.#scanId), gt(ordinal, this.#lastRead), sql`${result} is null`))
      .orderBy(asc(ordinal))
      .limit(READ_AHEAD);
    this.#lastRead = rows.at(-1)?.ordinal ?? this.#lastRead;
    return rows.map((row) => ({ ordinal: row.ordinal, host: hostOf(row.url) }));
  }
}
