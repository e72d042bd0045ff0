/** In characters (NIST SP 800-63B, 3.1.1.2: at least 8, and at least 64 must be possible). */
export const SHORTEST_PASSWORD = 8;

export const LONGEST_PASSWORD = 200;
