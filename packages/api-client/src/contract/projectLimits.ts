/** What the settings of a project may be, and what they are unless told otherwise. */
export const PROJECT_LIMITS = {
  /** Pages that a scan visits at most. */
  maxPages: { minimum: 1, maximum: 15_000, default: 100 },
  /** Pages that are loaded at the same time. */
  maxSimultaneousPages: { minimum: 1, maximum: 10, default: 3 },
  /** Periods between two scans. */
  scheduleEvery: { minimum: 1, maximum: 365, default: 7 },
  /** Hosts that belong to the site, and the characters of one. */
  allowedDomains: { maximum: 50, maximumLength: 255 },
} as const;
