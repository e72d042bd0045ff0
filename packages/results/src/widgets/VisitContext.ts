import { createContext } from 'react';
import type { PromptLinks } from '../findings/PromptLinks.ts';

/** How the widgets below are visited. */
export interface Visit {
  /** Whether nobody need be signed in: no call that needs a session is made then. */
  readonly isPublic: boolean;
  readonly promptLinks: PromptLinks | undefined;
}

export const VisitContext = createContext<Visit>({ isPublic: false, promptLinks: undefined });
