import {
  scanEmailsKey,
  scanEmailsQuery,
  subscribeToScanEmailsMutation,
  tokenInfoQuery,
  unsubscribeFromScanEmailsMutation,
} from '@sitelens/api-client/endpoints';
import { Switch } from '@sitelens/ui/forms';
import { useToast } from '@sitelens/ui/primitives';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSessionWords } from '../words/session.ts';
import { useSitelensClient } from './SitelensClientContext.ts';
import { isTooMany, minutesToWait } from './tooMany.ts';
import { useMay } from './useMay.ts';

export interface ScanEmailsSwitchProps {
  projectId: string;
  /** Says to which address, below the label. Default: false. */
  hasDetail?: boolean;
}

/**
 * Turns the e-mail on or off that a member gets when a scan of a project ends. Nothing is shown to who gets none, as
 * in public, and until it is known how it stands.
 */
export function ScanEmailsSwitch({ projectId, hasDetail = false }: ScanEmailsSwitchProps) {
  const client = useSitelensClient();
  const t = useSessionWords();
  const mayAsk = useMay().may('subscribeToScanEmails');
  const { data: session } = useQuery({ ...tokenInfoQuery(client), enabled: mayAsk });
  const { data: state } = useQuery({ ...scanEmailsQuery(client, { projectId }), enabled: mayAsk });
  const email = session?.email;
  const change = useScanEmailsChange(projectId, email);
  if (!mayAsk || !state || email === undefined) return null;
  return (
    <Switch
      label={t('session.scanEmails.label')}
      {...(hasDetail && { description: t('session.scanEmails.detail', { email }) })}
      checked={change.wanted ?? state.isSubscribed}
      aria-busy={change.isPending}
      onChange={({ target }) => change.to(target.checked)}
    />
  );
}

/** How it is turned on and off; what is wanted shows at once, and goes back where it can't be had. */
function useScanEmailsChange(projectId: string, email: string | undefined) {
  const client = useSitelensClient();
  const queryClient = useQueryClient();
  const t = useSessionWords();
  const showToast = useToast();
  const subscribe = useMutation(subscribeToScanEmailsMutation(client, queryClient));
  const unsubscribe = useMutation(unsubscribeFromScanEmailsMutation(client, queryClient));
  const change = useMutation({
    // One after the other: the last press counts, whichever answer is faster.
    scope: { id: scanEmailsKey(client, { projectId }).join(' ') },
    mutationFn: async (wanted: boolean) => {
      if (!wanted) await unsubscribe.mutateAsync({ projectId });
      else if (email !== undefined) await subscribe.mutateAsync({ projectId, email });
    },
    onSuccess: (_nothing, wanted) =>
      showToast({ title: t(`session.scanEmails.${wanted ? 'on' : 'off'}`, { email: email ?? '' }) }),
    onError: (error) =>
      showToast({
        tone: 'danger',
        title: t('session.scanEmails.failed'),
        detail: isTooMany(error)
          ? t('session.scanEmails.tooMany', {
              wait: t('session.wait.minutes', { count: minutesToWait(error) }),
            })
          : t('session.scanEmails.failedDetail'),
      }),
  });
  return {
    wanted: change.isPending ? change.variables : undefined,
    isPending: change.isPending,
    to: (wanted: boolean) => change.mutate(wanted),
  };
}
