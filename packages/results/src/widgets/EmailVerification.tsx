import { emailVerificationQuery, resendVerificationEmailMutation } from '@sitelens/api-client/endpoints';
import {
  Banner,
  Button,
  Card,
  Heading,
  IconButton,
  Inline,
  Stack,
  Text,
  TextLink,
} from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { useMutation, useQuery } from '@tanstack/react-query';
import { LogOut, MailCheck, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useSessionWords } from '../words/session.ts';
import { useSitelensClient } from './SitelensClientContext.ts';
import { isTooMany, minutesToWait } from './tooMany.ts';

export interface EmailVerificationProps {
  /** Where the e-mail was sent to. */
  email: string;
  /** Once the address is verified: logging in again makes a session that knows. */
  onVerified: () => void;
  /** Where e-mails can be read that this installation does not send. */
  outboxHref?: string;
  /** Posted to without fields. Default: `/signout`. */
  signOutAction?: string;
}

/** The way out stays at the end of the first line, however many the title takes. */
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space.s};
  min-width: 0;
`;

/**
 * For who is logged in with an address that is not verified: what to do, whether it is done, and the e-mail again.
 * It is asked again whenever the page is come back to, as from the mail program.
 */
export function EmailVerification(props: EmailVerificationProps) {
  const { email, onVerified, outboxHref, signOutAction = '/signout' } = props;
  const t = useSessionWords();
  const check = useQuery({ ...emailVerificationQuery(useSitelensClient()), staleTime: 0 });
  const [wasAsked, setWasAsked] = useState(false);
  const isVerified = check.data?.emailVerified === true;
  useEffect(() => {
    if (isVerified) onVerified();
  }, [isVerified, onVerified]);

  return (
    <Card as="section" padding="xl">
      <Stack gap="l">
        <Head>
          <Heading level={1}>{t('session.verification.title')}</Heading>
          <form method="post" action={signOutAction}>
            <IconButton
              type="submit"
              label={t('session.verification.signOut')}
              icon={<LogOut aria-hidden />}
            />
          </form>
        </Head>
        <Stack gap="xs">
          <Text>{t('session.verification.sent', { email })}</Text>
          <Text tone="muted">{t('session.verification.spam')}</Text>
          {outboxHref !== undefined && (
            <TextLink href={outboxHref}>{t('session.verification.outbox')}</TextLink>
          )}
        </Stack>
        <Inline>
          <Button
            variant="primary"
            icon={<RotateCw aria-hidden />}
            isLoading={check.isFetching && wasAsked}
            onClick={() => {
              setWasAsked(true);
              void check.refetch();
            }}
          >
            {t('session.verification.refresh')}
          </Button>
          <Resend email={email} onSend={() => setWasAsked(false)} />
        </Inline>
        {/* Always there, so that what is put into it is heard. */}
        <div role="status">
          {wasAsked && !check.isFetching && !isVerified && (
            <Text>{t(`session.verification.${check.isError ? 'checkFailed' : 'notYet'}`)}</Text>
          )}
        </div>
      </Stack>
    </Card>
  );
}

function Resend({ email, onSend }: { email: string; onSend: () => void }) {
  const t = useSessionWords();
  const resend = useMutation(resendVerificationEmailMutation(useSitelensClient()));
  return (
    <>
      <Button
        icon={<MailCheck aria-hidden />}
        isLoading={resend.isPending}
        onClick={() => {
          onSend();
          resend.mutate();
        }}
      >
        {t('session.verification.resend')}
      </Button>
      {resend.isSuccess && <Banner tone="success" title={t('session.verification.resent', { email })} />}
      {resend.isError && (
        <Banner
          tone="danger"
          title={
            isTooMany(resend.error)
              ? t('session.verification.tooMany', {
                  wait: t('session.wait.minutes', { count: minutesToWait(resend.error) }),
                })
              : t('session.verification.resendFailed')
          }
        />
      )}
    </>
  );
}
