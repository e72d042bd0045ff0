/** Only to tell what a path leads to; nothing is there. */
const OWN_ORIGIN = 'https://own.invalid';

/**
 * Whether an address is a path that stays with us: `//elsewhere` is one for browsers to leave by, as is `/\elsewhere`.
 * What comes from the address bar or from the browser's storage may be anybody's.
 */
export function isOwnPath(address: string): boolean {
  return (
    address.startsWith('/') &&
    URL.canParse(address, OWN_ORIGIN) &&
    new URL(address, OWN_ORIGIN).origin === OWN_ORIGIN
  );
}
