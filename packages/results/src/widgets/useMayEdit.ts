import { currentSubscriptionQuery } from '@sitelens/api-client/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useSitelensClient } from './SitelensClientContext.ts';

/** The caller's subscription, and whether their role changes projects and starts scans: MEMBER and OWNER. */
export function useMayEdit() {
  const { data: subscription } = useQuery(currentSubscriptionQuery(useSitelensClient()));
  const role = subscription?.userRole;
  return { subscription, mayEdit: role === 'MEMBER' || role === 'OWNER' };
}
