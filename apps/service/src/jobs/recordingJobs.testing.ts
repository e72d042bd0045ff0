import type { Jobs, QueueName } from './jobs.ts';

export interface AddedJob {
  readonly name: QueueName;
  readonly data: unknown;
}

/** Queues whose jobs nobody does: for tests of what adds them. */
export function recordingJobs(added: AddedJob[]): Jobs {
  const nothing = async () => {};
  const add: Jobs['add'] = async (name, jobs) => void added.push(...jobs.map(({ data }) => ({ name, data })));
  return {
    add,
    within: () => ({ add }),
    work: nothing,
    schedule: nothing,
    unschedule: nothing,
    schedules: async () => [],
    forget: nothing,
    rest: nothing,
    clear: nothing,
    stop: nothing,
  };
}
