/** What stands in an address but could end it in a `mailto:` (RFC 6068): headers, spaces, line breaks. */
const NOT_IN_AN_ADDRESS = /[\s?&#%,;:<>"\\]|\p{C}/u;

/** `mailto:` of one e-mail address; nothing where it could say more than that. */
export function mailtoHref(address: string): string | undefined {
  const isOne = /^[^@]+@[^@]+$/.test(address) && !NOT_IN_AN_ADDRESS.test(address);
  return isOne ? `mailto:${address}` : undefined;
}
