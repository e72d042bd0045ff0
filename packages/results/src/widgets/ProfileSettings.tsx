import { ProblemError } from '@sitelens/api-client';
import { isUserName, type User } from '@sitelens/api-client/contract';
import { currentUserQuery, updateCurrentUserMutation } from '@sitelens/api-client/endpoints';
import { Form, FormError, TextField } from '@sitelens/ui/forms';
import {
  Button,
  Card,
  FailureState,
  Heading,
  type HeadingLevel,
  Inline,
  Skeleton,
  Stack,
  useToast,
} from '@sitelens/ui/primitives';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSessionWords } from '../words/session.ts';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';

/** As much as the service takes (openapi.yaml, UserUpdate). */
const LONGEST_NAME = 200;

export interface ProfileSettingsProps {
  /** Of its heading. Default: 2. */
  level?: HeadingLevel;
}

/** Who is signed in: the address, which can't be changed, and the name, which can. */
export function ProfileSettings({ level = 2 }: ProfileSettingsProps) {
  const t = useSessionWords();
  const user = useQuery(currentUserQuery(useSitelensClient()));
  if (isShownAsRefusal(user.error)) return <Refusal error={user.error} />;
  return (
    <Card as="section" aria-label={t('session.profile.title')} padding="xl">
      <Stack gap="l">
        <Heading level={level}>{t('session.profile.title')}</Heading>
        {user.data && <ProfileForm key={user.data.userRef} user={user.data} />}
        {!user.data && user.isPending && <ProfileSkeleton />}
        {!user.data && user.isError && (
          <FailureState
            title={t('session.profile.loadFailed')}
            detail={t('session.profile.loadFailedDetail')}
            onRetry={() => void user.refetch()}
            isRetrying={user.isFetching}
          />
        )}
      </Stack>
    </Card>
  );
}

function ProfileSkeleton() {
  return (
    <Stack gap="l" aria-busy>
      <Skeleton height="3.5rem" />
      <Skeleton height="3.5rem" />
    </Stack>
  );
}

type NameFault = 'nameInvalid' | 'nameTooLong';

function faultOf(name: string): NameFault | undefined {
  if (name.length > LONGEST_NAME) return 'nameTooLong';
  return name === '' || isUserName(name) ? undefined : 'nameInvalid';
}

/** As wide as the fields of the project settings. */
const Fields = styled(Form)`
  max-width: 40rem;
`;

/** Checked when it is sent, as every form of ours. */
function ProfileForm({ user }: { user: User }) {
  const client = useSitelensClient();
  const t = useSessionWords();
  const showToast = useToast();
  const field = useRef<HTMLInputElement>(null);
  // Undefined until something is entered: what is saved elsewhere meanwhile then shows.
  const [entered, setEntered] = useState<string>();
  const [fault, setFault] = useState<NameFault>();
  const save = useMutation({
    ...updateCurrentUserMutation(client, useQueryClient()),
    onError: (error) => error instanceof ProblemError && error.status === 400 && refuse('nameInvalid'),
  });

  function refuse(next: NameFault) {
    setFault(next);
    field.current?.focus();
  }

  function handleSubmit() {
    const name = (entered ?? user.name ?? '').trim();
    const found = faultOf(name);
    if (found) return refuse(found);
    if (save.isPending) return;
    save.mutate(
      { name },
      {
        onSuccess: () => {
          setEntered(undefined);
          showToast({ title: t('session.profile.saved') });
        },
      },
    );
  }

  return (
    <Fields onSubmit={handleSubmit}>
      <TextField
        label={t('session.profile.email')}
        description={t('session.profile.emailHint')}
        type="email"
        autoComplete="email"
        value={user.email}
        readOnly
      />
      <TextField
        ref={field}
        label={t('session.profile.name')}
        description={t('session.profile.nameHint')}
        error={fault && t(`session.profile.${fault}`, { maximum: LONGEST_NAME })}
        autoComplete="name"
        dir="auto"
        value={entered ?? user.name ?? ''}
        onChange={({ target }) => {
          setEntered(target.value);
          setFault(undefined);
        }}
      />
      {save.isError && fault === undefined && <FormError title={t('session.profile.failed')} />}
      <Inline>
        <Button type="submit" variant="primary" isLoading={save.isPending}>
          {t('session.profile.save')}
        </Button>
      </Inline>
    </Fields>
  );
}
