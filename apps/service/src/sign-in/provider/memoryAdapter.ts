import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

/** A login is over in minutes; more than this many at a time are nobody's logins. */
const MOST_ENTRIES = 1_000;

/**
 * What the built-in provider knows of logins under way, in memory: bounded, and gone with the process,
 * after which a login that was under way is begun again. Signed-in people are kept by the service's sessions.
 */
export class MemoryAdapter implements Adapter {
  readonly #entries = new Map<string, Entry>();

  async upsert(id: string, payload: AdapterPayload, expiresIn = 3_600): Promise<void> {
    this.#entries.delete(id);
    for (const [oldest] of this.#entries) {
      if (this.#entries.size < MOST_ENTRIES) break;
      this.#entries.delete(oldest);
    }
    this.#entries.set(id, { payload, expiresAt: Date.now() + expiresIn * 1_000 });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const entry = this.#entries.get(id);
    if (entry && entry.expiresAt > Date.now()) return entry.payload;
    this.#entries.delete(id);
    return undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findWhere((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findWhere((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<void> {
    const entry = this.#entries.get(id);
    if (entry) entry.payload.consumed = Math.floor(Date.now() / 1_000);
  }

  async destroy(id: string): Promise<void> {
    this.#entries.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.#entries) {
      if (payload.grantId === grantId) this.#entries.delete(id);
    }
  }

  async #findWhere(matches: (payload: AdapterPayload) => boolean): Promise<AdapterPayload | undefined> {
    for (const [id, { payload }] of this.#entries) {
      if (matches(payload)) return this.find(id);
    }
    return undefined;
  }
}
