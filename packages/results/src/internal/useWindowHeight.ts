import { useSyncExternalStore } from 'react';

/** Of a usual laptop's window; only until the page is in a browser. */
const ON_A_SERVER = 800;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** The height of the window in CSS pixels. */
export function useWindowHeight(): number {
  return useSyncExternalStore(
    subscribe,
    () => window.innerHeight,
    () => ON_A_SERVER,
  );
}
