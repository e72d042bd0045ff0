import { type AllowedTargets, parseAllowedTargets } from '@sitelens/api-client/contract';
import { currentSubscriptionQuery } from '@sitelens/api-client/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSitelensClient } from './SitelensClientContext.ts';

/** Private hosts that this installation may scan; none until it has said so. */
export function useAllowedTargets(): AllowedTargets {
  const { data } = useQuery(currentSubscriptionQuery(useSitelensClient()));
  const targets = data?.allowedTargets;
  return useMemo(() => parseAllowedTargets([...(targets ?? [])]), [targets]);
}
