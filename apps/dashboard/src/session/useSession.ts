import { tokenInfoQuery } from '@sitelens/api-client/endpoints';
import { useSitelensClient } from '@sitelens/results/widgets';
import { useQuery } from '@tanstack/react-query';

/** Who is there: nobody knows yet, a visitor without a session, or an account. */
export type Session =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'account'; readonly email: string };

/** Who visits the public site. Where that can't be had they are served as a visitor: all calls there are open. */
export function useSession(): Session {
  const { data, isError } = useQuery(tokenInfoQuery(useSitelensClient()));
  if (data?.authenticated) return { kind: 'account', email: data.email ?? '' };
  return data || isError ? { kind: 'visitor' } : { kind: 'unknown' };
}
