/**
 * An address as it is asked for: without name and password, since a page could have any server asked for any
 * password and read from the result which one is right; and without the fragment, which is not sent (RFC 9110, 7.1).
 *
 * @throws TypeError when it is no address
 */
export function bareUrl(url: string): string {
  const parsed = new URL(withoutUserInfo(url));
  parsed.hash = '';
  return parsed.href;
}

/** @throws TypeError when it is no address */
export function withoutUserInfo(url: string): string {
  const parsed = new URL(url);
  parsed.username = '';
  parsed.password = '';
  return parsed.href;
}
