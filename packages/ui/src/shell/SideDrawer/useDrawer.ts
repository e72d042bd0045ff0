import { useCallback, useState, useSyncExternalStore } from 'react';
import { createMemory } from '../../storage/createMemory.ts';

const WIDE = '(min-width: 768px)';

/** Of wide pages alone: over a narrow one it would lie open on what somebody came to see. */
const chosenOnWide = createMemory({
  key: 'sitelens.drawer',
  parse: (value) => (typeof value === 'boolean' ? value : undefined),
});

interface Choice {
  readonly wide: boolean;
  readonly isOpen: boolean;
}

function rememberedChoice(): Choice | undefined {
  const isOpen = chosenOnWide.read();
  return isOpen === undefined ? undefined : { wide: true, isOpen };
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}

/**
 * Open on a wide page and collapsed on a narrow one (768 px), until the reader chooses; a choice holds for its width,
 * and on a wide page the next time too.
 */
export function useDrawer(): { isOpen: boolean; setIsOpen: (isOpen: boolean) => void } {
  const wide = useSyncExternalStore(subscribe, isWide, () => true);
  const [chosen, setChosen] = useState(rememberedChoice);
  const setIsOpen = useCallback(
    (isOpen: boolean) => {
      setChosen({ wide, isOpen });
      if (wide) chosenOnWide.write(isOpen);
    },
    [wide],
  );
  return { isOpen: chosen?.wide === wide ? chosen.isOpen : wide, setIsOpen };
}
