import { serviceKey, tokenInfoQuery } from '@sitelens/api-client/endpoints';
import { EmailVerification, useInstallation, useSitelensClient } from '@sitelens/results/widgets';
import { ButtonLink, Stack } from '@sitelens/ui/primitives';
import { createMemory } from '@sitelens/ui/storage';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { OUTBOX } from '../navigation/paths.ts';
import { useSignInHrefs } from '../navigation/useSignInHrefs.ts';
import { useDashboardWords } from '../words.ts';

/** Where the login doesn't mend it, nobody is sent round in circles. */
const justLedAway = createMemory({
  key: 'sitelens.verifiedLogin',
  place: 'session',
  lastsMs: 60_000,
  parse: (value) => (value === true ? value : undefined),
});

interface VerificationGateProps {
  email: string;
  /** Leaves the app. Default: the browser does. */
  leave?: (href: string) => void;
}

const assign = (href: string) => window.location.assign(href);

/** In the place of the dashboard, for who is signed in with an address that is not verified. */
export function VerificationGate({ email, leave = assign }: VerificationGateProps) {
  const t = useDashboardWords();
  const client = useSitelensClient();
  const queryClient = useQueryClient();
  const { signIn } = useSignInHrefs();
  const showsOutbox = useInstallation()?.showsOutbox === true;
  const [isLoginOffered, setIsLoginOffered] = useState(false);

  const goOn = useCallback(async () => {
    const query = { ...tokenInfoQuery(client), staleTime: 0, retry: false };
    const session = await queryClient.fetchQuery(query).catch(() => undefined);
    if (session?.emailVerified) {
      // Another tab has logged in meanwhile; what was refused before is asked for anew.
      await queryClient.invalidateQueries({ queryKey: serviceKey(client) });
    } else if (justLedAway.read()) {
      setIsLoginOffered(true);
    } else {
      // Where that can't be kept nothing would stop a circle.
      if (justLedAway.write(true)) leave(signIn);
      else setIsLoginOffered(true);
    }
  }, [client, queryClient, leave, signIn]);
  const handleVerified = useCallback(() => void goOn(), [goOn]);

  return (
    <Stack gap="l" align="stretch">
      <PageTitle>{t('titles.verification')}</PageTitle>
      <EmailVerification
        email={email}
        onVerified={handleVerified}
        {...(showsOutbox && { outboxHref: OUTBOX })}
      />
      {isLoginOffered && (
        <div role="status">
          <ButtonLink href={signIn} variant="primary">
            {t('login.again')}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}
