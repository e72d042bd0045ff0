import type { ProjectWithSettings } from '../form/projectFormValues.ts';

/** What of a project its settings need: what it is set to, and which state of it that is. */
export interface SettledProject extends ProjectWithSettings {
  /** Rises with each change of the settings. */
  readonly revision: number;
  /** When the schedule starts the next scan, by the service's clock. */
  readonly nextScanAt?: string;
}
