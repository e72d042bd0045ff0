/** As much as the service takes (openapi.yaml, ClientErrorReport). */
const MAXIMUM_LENGTH = 8_000;

/** Queries and fragments hold codes of sign-ins and what people looked for; also in the addresses within a stack. */
const QUERIES = /([a-z][a-z\d+.-]*:\/\/[^\s?#()'"]+)[?#][^\s)'"]*?(?=(?::\d+)*(?:[\s)'"]|$))/gi;

/** What was thrown, as text: name, message and stack of an error, and something to read of everything else. */
export function thrownText(thrown: unknown): string {
  return withoutQueries(describe(thrown)).slice(0, MAXIMUM_LENGTH);
}

/** An address as it may be reported: without query, fragment and credentials. */
export function reportableAddress(address: string): string {
  const { origin, pathname } = URL.canParse(address) ? new URL(address) : { origin: 'null', pathname: '' };
  if (origin !== 'null') return origin + pathname;
  return withoutQueries(address).replace(/[?#].*$/s, '');
}

function withoutQueries(text: string): string {
  return text.replace(QUERIES, '$1');
}

function describe(thrown: unknown): string {
  try {
    if (!(thrown instanceof Error))
      return typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? String(thrown));
    const { name, message, stack = '' } = thrown;
    const title = `${name}: ${message}`;
    // Chromium's stack begins with name and message, those of the others don't.
    return stack.startsWith(name) ? stack : `${title}\n${stack}`.trim();
  } catch {
    // A getter that throws, or a value that refers to itself: what is thrown may be anything.
    return 'a value that can’t be read';
  }
}
