const UNRESERVED = /^[A-Za-z0-9\-._~]$/;

/**
 * Brings percent-encodings into one spelling: those of unreserved characters decoded, all others in upper
 * case (RFC 3986, 6.2.2.1 and 6.2.2.2). A stray `%` stays as it is.
 */
export function normalisePercentEncoding(part: string): string {
  return part.replace(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return UNRESERVED.test(character) ? character : encoded.toUpperCase();
  });
}
