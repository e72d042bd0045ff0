import { installationQuery } from '@sitelens/api-client/endpoints';
import { useEffect, useState } from 'react';
import type { Services } from '../services.ts';

/**
 * Where people may ask for help, for a screen that stands in the place of everything else, providers included.
 *
 * @returns undefined until the installation has said so, and where it names nobody
 */
export function useSupportEmail({ client, queryClient }: Services): string | undefined {
  const query = installationQuery(client);
  const [supportEmail, setSupportEmail] = useState(
    () => queryClient.getQueryData(query.queryKey)?.supportEmail,
  );
  useEffect(() => {
    let isShown = true;
    queryClient.fetchQuery(installationQuery(client)).then(
      (installation) => {
        if (isShown) setSupportEmail(installation.supportEmail);
      },
      // The screen says already that something is wrong.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [client, queryClient]);
  return supportEmail;
}
