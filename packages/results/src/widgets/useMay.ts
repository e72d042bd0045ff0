import { type Capability, mayDo } from '@sitelens/api-client/contract';
import { currentSubscriptionQuery, type ParsedSubscription } from '@sitelens/api-client/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useSitelensClient } from './SitelensClientContext.ts';
import { VisitContext } from './VisitContext.ts';

export interface Rights {
  /** Undefined until it is known, and in public. */
  readonly subscription: ParsedSubscription | undefined;
  /** Whether the caller's role may; the service decides all the same. */
  readonly may: (capability: Capability) => boolean;
}

/** The caller's subscription, and what their role may do. In public nobody may anything, and nobody is asked about. */
export function useMay(): Rights {
  const { isPublic } = useContext(VisitContext);
  const { data } = useQuery({ ...currentSubscriptionQuery(useSitelensClient()), enabled: !isPublic });
  const subscription = isPublic ? undefined : data;
  return { subscription, may: (capability) => mayDo(subscription?.userRole, capability) };
}
