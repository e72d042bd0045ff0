import { type HeadingLevel, takeLostFocus } from '@sitelens/ui/primitives';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { PartFailure } from './PartFailure.tsx';
import type { PartOnDemand } from './partOnDemand.ts';
import { useOnDemand } from './useOnDemand.ts';

export interface OnDemandProps<Part> {
  /** From `partOnDemand`, made at module level. */
  part: PartOnDemand<Part>;
  /** The shape of what is coming. */
  skeleton: ReactNode;
  /** What could not be loaded, as a sentence. Default: "This part could not be loaded". */
  failedTitle?: string | undefined;
  /** Of the failure's heading. Default: 3. */
  level?: HeadingLevel | undefined;
  /** Draws with what was loaded. */
  children: (part: Part) => ReactNode;
}

/** Shows what is fetched only now; when that fails, offers to fetch it again. */
export function OnDemand<Part>({ part, skeleton, failedTitle, level = 3, children }: OnDemandProps<Part>) {
  const state = useOnDemand(part);
  const { place, noteRetry } = useFocusAfterRetry(state.status === 'ready');
  const retry = () => {
    noteRetry();
    part.load();
  };
  // While it is tried again the failure stays, so that the button keeps the focus.
  const attempts = 'attempts' in state ? state.attempts : 0;
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none', minWidth: 0 }}>
      {state.status === 'ready' && children(state.part)}
      {state.status !== 'ready' && attempts === 0 && <div aria-busy>{skeleton}</div>}
      {attempts > 0 && (
        <PartFailure
          title={failedTitle}
          level={level}
          attempts={attempts}
          onRetry={retry}
          isRetrying={state.status === 'loading'}
        />
      )}
    </div>
  );
}

/** The button that was pressed goes when the part comes: the focus then goes to the part. */
function useFocusAfterRetry(isReady: boolean): {
  place: RefObject<HTMLDivElement | null>;
  noteRetry: () => void;
} {
  const place = useRef<HTMLDivElement>(null);
  const [hasRetried, setHasRetried] = useState(false);
  useEffect(() => {
    if (isReady && hasRetried) takeLostFocus(place.current);
  }, [isReady, hasRetried]);
  return { place, noteRetry: () => setHasRetried(true) };
}
