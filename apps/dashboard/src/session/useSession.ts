import { tokenInfoQuery } from '@sitelens/api-client/endpoints';
import { useSitelensClient } from '@sitelens/results/widgets';
import { useQuery } from '@tanstack/react-query';

/** Who is there: nobody knows yet, a visitor without a session, or an account. */
export type Session =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'account'; readonly email: string };

/**
 * Who visits the public site. Where that can't be had they are served as a visitor: all calls there are open. Who is
 * only remembered is nobody yet: it would lead visitors whose session has ended into the dashboard.
 */
export function useSession(): Session {
  const { data, isError, dataUpdatedAt } = useQuery(tokenInfoQuery(useSitelensClient()));
  const isKnown = data !== undefined && dataUpdatedAt > 0;
  if (isKnown && data.authenticated) return { kind: 'account', email: data.email ?? '' };
  return isKnown || isError ? { kind: 'visitor' } : { kind: 'unknown' };
}
