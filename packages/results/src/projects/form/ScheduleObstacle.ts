/** What keeps scheduled scans from starting, though the schedule stands. */
export type ScheduleObstacle = 'trialExpired' | 'paused' | 'inactive' | 'quotaExceeded';
