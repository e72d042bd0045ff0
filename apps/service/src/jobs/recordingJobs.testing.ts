import type { Jobs, QueueName } from './jobs.ts';

export interface AddedJob {
  readonly name: QueueName;
  readonly data: unknown;
}

/** Queues whose jobs nobody does: for tests of what adds them. */
export function recordingJobs(added: AddedJob[]): Jobs {
  const nothing = async () => {};
  return {
    add: async (name, jobs) => void added.push(...jobs.map(({ data }) => ({ name, data }))),
    work: nothing,
    forget: nothing,
    rest: nothing,
    clear: nothing,
    stop: nothing,
  };
}
