import { useEffect, useState } from 'react';

const RETRIES = 3;
const PAUSE_MILLISECONDS = 5000;

type ImageState = { status: 'loading' | 'loaded' | 'failed'; attempt: number };

const START: ImageState = { status: 'loading', attempt: 0 };

export interface RetriedImage {
  /** Undefined where there is none, and after the last attempt. */
  src: string | undefined;
  /** Counts the retries: as a key it makes a new element, which asks anew. */
  attempt: number;
  isLoaded: boolean;
  onLoad: () => void;
  onError: () => void;
}

/** A thumbnail may be named before it is stored: a failed one is asked for 3 more times, 5 s apart. */
export function useRetriedImage(src: string | undefined): RetriedImage {
  const [state, setState] = useState(START);
  const [shownSrc, setShownSrc] = useState(src);
  if (shownSrc !== src) {
    setShownSrc(src);
    setState(START);
  }

  const isWaiting = state.status === 'failed' && state.attempt < RETRIES;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(
      () => setState(({ attempt }) => ({ status: 'loading', attempt: attempt + 1 })),
      PAUSE_MILLISECONDS,
    );
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return {
    src: state.status === 'failed' ? undefined : src,
    attempt: state.attempt,
    isLoaded: state.status === 'loaded',
    onLoad: () => setState((current) => ({ ...current, status: 'loaded' })),
    onError: () => setState((current) => ({ ...current, status: 'failed' })),
  };
}
