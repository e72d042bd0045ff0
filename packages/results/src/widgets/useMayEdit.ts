import { mayDo } from '@sitelens/api-client/contract';
import { currentSubscriptionQuery } from '@sitelens/api-client/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useSitelensClient } from './SitelensClientContext.ts';
import { VisitContext } from './VisitContext.ts';

/**
 * The caller's subscription, and whether their role changes projects and starts scans.
 * In public nobody does, and nobody is asked about.
 */
export function useMayEdit() {
  const { isPublic } = useContext(VisitContext);
  const { data } = useQuery({ ...currentSubscriptionQuery(useSitelensClient()), enabled: !isPublic });
  const subscription = isPublic ? undefined : data;
  return { subscription, mayEdit: mayDo(subscription?.userRole, 'changeProjectSettings') };
}
