import { useOptimisticSearchParams } from 'nuqs/adapters/react-router/v8';
import { useLocation } from 'react-router';

/** Path and query string of the screen that is shown; a table's view goes into the latter past the router. */
export function useOwnAddress(): { pathname: string; search: string } {
  const { pathname } = useLocation();
  const search = useOptimisticSearchParams().toString();
  return { pathname, search: search === '' ? '' : `?${search}` };
}
