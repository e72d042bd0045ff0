import { useContext } from 'react';
import type { PromptLinks } from '../findings/PromptLinks.ts';
import { useSitelensClient } from './SitelensClientContext.ts';
import { VisitContext } from './VisitContext.ts';

/**
 * Where the prompts beside withheld results lead: as `SitelensClientProvider` says, or else to the
 * sign-up and the plans of the service that the widgets ask.
 */
export function usePromptLinks(): PromptLinks {
  const { promptLinks } = useContext(VisitContext);
  const { baseUrl } = useSitelensClient();
  return (
    promptLinks ?? {
      startFreeTrial: `${baseUrl}/oauth2/authorization/auth0-signup`,
      pickPlan: `${baseUrl}/dashboard/subscription/plan`,
    }
  );
}
