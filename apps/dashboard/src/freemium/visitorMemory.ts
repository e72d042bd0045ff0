import type { WaitMemory } from '@sitelens/results/widgets';
import { createExpiringMemory } from './expiringMemory.ts';

/** Specification (platform), section 9: the saved freemium URL, and which results were seen. */
const LIFETIME_MS = 30 * 86_400_000;

const START_URL = 'startUrl';

const addresses = createExpiringMemory({ name: 'sitelens.freemiumUrl', lifetimeMs: LIFETIME_MS, limit: 1 });

/** The address that a visitor has typed last, for the form after they have signed up. */
export const savedStartUrl = {
  read: () => addresses.read(START_URL),
  save: (startUrl: string) => addresses.write(START_URL, startUrl),
  forget: () => addresses.forget(START_URL),
};

const scans = createExpiringMemory({ name: 'sitelens.freemiumScans', lifetimeMs: LIFETIME_MS, limit: 50 });

/** Which scans somebody has waited for in this browser, and of which they have opened the results. */
export const waitMemory: WaitMemory = {
  read: (scanId) => {
    const state = scans.read(scanId);
    return state === 'waited' || state === 'seen' ? state : undefined;
  },
  write: (scanId, state) => scans.write(scanId, state),
};
