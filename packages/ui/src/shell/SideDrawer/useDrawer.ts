import { useCallback, useState, useSyncExternalStore } from 'react';

const WIDE = '(min-width: 768px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}

/** Open on a wide page and collapsed on a narrow one (768 px), until the reader chooses; a choice holds for its width. */
export function useDrawer(): { isOpen: boolean; setIsOpen: (isOpen: boolean) => void } {
  const wide = useSyncExternalStore(subscribe, isWide, () => true);
  const [chosen, setChosen] = useState<{ wide: boolean; isOpen: boolean }>();
  const setIsOpen = useCallback((isOpen: boolean) => setChosen({ wide, isOpen }), [wide]);
  return { isOpen: chosen?.wide === wide ? chosen.isOpen : wide, setIsOpen };
}
