/**
 * The domains that a cookie which this host sees may have been set on: its own, and those above it. Analytics
 * sets its cookies as far up as the browser lets it, so that `app.example.com` must clear them on `example.com`.
 *
 * @param hostname as in `location.hostname`
 * @returns without a leading dot; nothing for addresses and names of one part
 */
export function cookieDomains(hostname: string): readonly string[] {
  const isAddress = /^[\d.]+$|:/.test(hostname);
  if (isAddress) return [];
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}
