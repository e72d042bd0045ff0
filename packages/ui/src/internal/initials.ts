function firstLetters(word: string, count: number): string {
  return Array.from(word).slice(0, count).join('');
}

/** Two letters for a name: of its first two words, else the first two of its only one. A `www.` doesn't count. */
export function initials(name: string): string {
  const words = name
    .replace(/^(https?:\/\/)?(www\.)?/i, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const [first = '', second] = words;
  const isAddress = /^\S+\.\S+$/.test(name);
  const letters =
    second === undefined || isAddress
      ? firstLetters(first, 2)
      : firstLetters(first, 1) + firstLetters(second, 1);
  return letters.toLocaleUpperCase('en');
}
