import { type ConsentCategory, isConsentCategory } from './consentCategories.ts';

/** What is kept of a choice (specification, results, section 3), as vanilla-cookieconsent writes it. */
export interface ConsentRecord {
  readonly categories: readonly ConsentCategory[];
  readonly services: Readonly<Record<string, readonly string[]>>;
  readonly revision: number;
  /** ISO 8601, of the first choice and of the latest. */
  readonly consentTimestamp: string;
  readonly lastConsentTimestamp: string;
  readonly consentId: string;
}

/**
 * A record that may be trusted: with an id, both times and a list of categories. The library takes a time that
 * is none for one and throws at the next choice, so that what people (or extensions) wrote is checked before.
 *
 * @param json as it stands in the cookie, decoded
 */
export function parseConsentRecord(json: string): ConsentRecord | undefined {
  const { categories, services, revision, consentTimestamp, lastConsentTimestamp, consentId } =
    objectIn(json);
  if (typeof consentId !== 'string' || consentId === '') return undefined;
  if (!isTime(consentTimestamp) || !isTime(lastConsentTimestamp)) return undefined;
  if (typeof revision !== 'number') return undefined;
  if (!isTextList(categories) || !isLists(services)) return undefined;
  return {
    categories: categories.filter(isConsentCategory),
    services,
    revision,
    consentTimestamp,
    lastConsentTimestamp,
    consentId,
  };
}

function objectIn(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function isLists(value: unknown): value is Readonly<Record<string, readonly string[]>> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isTextList);
}
