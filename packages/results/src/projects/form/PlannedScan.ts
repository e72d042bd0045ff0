import type { Schedule } from '@sitelens/api-client/contract';

/** What the service has planned for a schedule that is saved. */
export interface PlannedScan {
  readonly schedule: Schedule;
  readonly at: Date;
}
