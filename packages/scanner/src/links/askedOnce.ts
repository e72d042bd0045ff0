import { rejectOnAbort } from '../browser/steps.ts';
import type { HopAnswer } from './askHop.ts';
import { LastUsedMap } from './lastUsedMap.ts';
import { MOST_ADDRESSES_REMEMBERED, MOST_CHARACTERS_REMEMBERED } from './linkLimits.ts';

/** What addresses answered, so that none is asked twice: neither as a link nor as what another link leads to. */
export interface AskedOnce {
  /**
   * The answer that is known or on its way; else asks for it. An asker that was stopped leaves no answer.
   *
   * @throws the signal's reason, and what `ask` throws
   */
  answerOf(url: string, signal: AbortSignal, ask: () => Promise<HopAnswer>): Promise<HopAnswer>;
  /** Keeps an answer that another asker had, unless there is one. */
  learn(url: string, answer: HopAnswer): void;
}

export function createAskedOnce(): AskedOnce {
  const answers = new LastUsedMap<string, Promise<HopAnswer>>({
    entries: MOST_ADDRESSES_REMEMBERED,
    size: MOST_CHARACTERS_REMEMBERED,
  });
  return {
    async answerOf(url, signal, ask) {
      for (;;) {
        const known = answers.get(url);
        if (!known) break;
        const answer = await unlessStopped(known, signal);
        if (answer) return answer;
      }
      const asking = ask();
      answers.set(url, asking, url.length);
      asking.then(
        (answer) => answers.set(url, asking, url.length + charactersOf(answer)),
        () => answers.delete(url),
      );
      return asking;
    },
    learn(url, answer) {
      if (!answers.get(url)) answers.set(url, Promise.resolve(answer), url.length + charactersOf(answer));
    },
  };
}

function charactersOf(answer: HopAnswer): number {
  if (answer.kind === 'ANSWERED') return answer.location?.length ?? 0;
  return answer.kind === 'KNOWN' && answer.end.outcome === 'REDIRECTED' ? answer.end.leadsTo.length : 0;
}

/** Undefined when the one who asked was stopped. */
async function unlessStopped(known: Promise<HopAnswer>, signal: AbortSignal): Promise<HopAnswer | undefined> {
  const aborted = rejectOnAbort(signal);
  try {
    return await Promise.race([known.catch(() => undefined), aborted.promise]);
  } finally {
    aborted.dispose();
  }
}
