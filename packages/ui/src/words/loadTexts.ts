import type { Texts, Words } from './createWordsInstance.ts';
import { LoadTextsError } from './LoadTextsError.ts';

function isWords(value: unknown): value is Words {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((entry) => typeof entry === 'string' || isWords(entry))
  );
}

function isTexts(value: unknown): value is Texts {
  return isWords(value) && Object.values(value).every((entry) => typeof entry !== 'string');
}

/**
 * Reads a JSON file `{ namespace: { key: text } }`.
 * @throws LoadTextsError when it can't be had or isn't such a file.
 */
export async function loadTexts(address: string, language: string, signal: AbortSignal): Promise<Texts> {
  try {
    const response = await fetch(address, { signal });
    const body: unknown = response.ok ? await response.json() : undefined;
    if (isTexts(body)) return body;
  } catch (cause) {
    throw new LoadTextsError(language, { cause });
  }
  throw new LoadTextsError(language);
}
