/**
 * Endings of names that mean something only inside of a network: reserved for it (RFC 6761, 6762,
 * 8375 and ICANN's `internal`), or in such wide private use that they were never given out.
 */
const LOCAL_ENDINGS = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
  'test',
];

/** Whether a lower-case name means a host of its own network. */
export function isLocalName(name: string): boolean {
  return name === 'localhost' || LOCAL_ENDINGS.some((ending) => name.endsWith(`.${ending}`));
}

/** Whether a lower-case name ends in something that can be a top-level domain: two letters or more. */
export function hasTopLevelDomain(name: string): boolean {
  const labels = name.split('.');
  return labels.length > 1 && /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(labels.at(-1) ?? '');
}

/** Whether DNS can have the name: labels of 1 to 63 characters, 253 in all (RFC 1035, 2.3.4). */
export function isWellFormedName(name: string): boolean {
  return name.length <= 253 && name.split('.').every((label) => /^[a-z\d_-]{1,63}$/.test(label));
}
