/** The host of an address with its port, as it is shown; what is no address is shown as it is. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
