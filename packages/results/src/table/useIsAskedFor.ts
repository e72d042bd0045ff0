import { useState } from 'react';

/**
 * Whether a text has changed since something else was asked for, and not by itself, as while a scan runs: a screen
 * reader that says every refresh can't be listened to.
 *
 * @param asked JSON; compared by value
 */
export function useIsAskedFor(text: string, asked: unknown): boolean {
  const key = JSON.stringify(asked);
  const [said, setSaid] = useState({ text, key, isAskedFor: true });
  if (text !== said.text) setSaid({ text, key, isAskedFor: key !== said.key });
  return text === said.text ? said.isAskedFor : key !== said.key;
}
