import { problemKey } from '@sitelens/api-client/contract';
import type { WordValues } from '@sitelens/ui/words';

/** What is wrong with a field: the key of its text, and what the text is filled with. */
export interface FieldFault {
  readonly key: string;
  readonly values: WordValues;
}

/**
 * A fault as the one string that a form library keeps for a field: a reference as in a problem's `type`, the key its
 * last segment, with the values behind it.
 */
export function fieldMessage(key: string, values: WordValues = {}): string {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${key}?${query}` : key;
}

/** Reads a field's message. */
export function fieldFault(message: string): FieldFault {
  const query = message.indexOf('?');
  const values = query < 0 ? {} : Object.fromEntries(new URLSearchParams(message.slice(query)));
  return { key: problemKey(message), values };
}
