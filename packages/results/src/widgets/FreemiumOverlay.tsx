import { ProblemError, RequestFailedError } from '@sitelens/api-client';
import {
  createPublicProjectMutation,
  isRefusal,
  isRunning,
  type ParsedScan,
  scansQuery,
  subscribeToScanEmailsMutation,
} from '@sitelens/api-client/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AgreementProps } from '../freemium/Agreement.tsx';
import { hostOf } from '../freemium/hostOf.ts';
import { type ResultsEmailError, ResultsEmailForm } from '../freemium/ResultsEmailForm.tsx';
import { useRefusalSentence } from '../freemium/useRefusalSentence.ts';
import { WaitingDialog } from '../freemium/WaitingDialog.tsx';
import { publicScanRefusal } from './publicScanRefusal.ts';
import { useSitelensClient } from './SitelensClientContext.ts';

/** How often the overlay asks after a scan (specification, platform, section 9). */
const FREEMIUM_POLLING_MS = 7_500;

/** What a browser remembers of the scans that somebody has waited for in it. */
export interface WaitMemory {
  read(scanId: string): 'waited' | 'seen' | undefined;
  write(scanId: string, state: 'waited' | 'seen'): void;
}

export interface FreemiumOverlayProps extends AgreementProps {
  projectId: string;
  memory: WaitMemory;
  signUpHref: string;
  /** Where another page can be scanned. */
  anotherPageHref: string;
  /** After a failure the same page is scanned once more, in another project. */
  onStartedAgain: (started: { projectId: string }) => void;
}

/**
 * Stands over a visitor's results while the scan runs, and until they are opened by who has waited for them. Who
 * comes to the results of a scan that has ended, by a link, sees them at once.
 */
export function FreemiumOverlay(props: FreemiumOverlayProps) {
  const client = useSitelensClient();
  const scans = useQuery({
    ...scansQuery(client, { projectId: props.projectId }),
    refetchInterval: ({ state: { data, error } }) =>
      data?.some(isRunning) && !(error && isRefusal(error)) ? FREEMIUM_POLLING_MS : false,
  });
  const latest = scans.data?.[0];
  if (latest === undefined) return null;
  return <OverlayOf key={latest.scanId} scan={latest} isConnectionLost={scans.isError} {...props} />;
}

interface OverlayOfProps extends FreemiumOverlayProps {
  scan: ParsedScan;
  isConnectionLost: boolean;
}

function OverlayOf({ scan, isConnectionLost, ...props }: OverlayOfProps) {
  const { projectId, memory, signUpHref, anotherPageHref, onStartedAgain } = props;
  const { scanId } = scan;
  const runs = isRunning(scan);
  const client = useSitelensClient();
  const sentence = useRefusalSentence();
  const [isShown, setIsShown] = useState(() => isWaitedFor(memory, scan));
  const again = useMutation(createPublicProjectMutation(client, useQueryClient()));
  useEffect(() => {
    if (isShown && runs) memory.write(scanId, 'waited');
    // Closed while it ran, it has not come back: what is below it has been seen.
    if (!isShown && !runs) memory.write(scanId, 'seen');
  }, [memory, scanId, isShown, runs]);
  if (!isShown) return null;

  const close = () => setIsShown(false);

  return (
    <WaitingDialog
      isOpen
      onClose={close}
      host={hostOf(scan.startUrl)}
      scan={scan}
      onSeeResults={close}
      isStartingAgain={again.isPending}
      onScanAgain={() =>
        again.mutate(
          { startUrl: scan.startUrl },
          { onSuccess: ({ id }) => onStartedAgain({ projectId: id }) },
        )
      }
      anotherPageHref={anotherPageHref}
      signUpHref={signUpHref}
      isConnectionLost={isConnectionLost}
      refusal={again.isError ? sentence(publicScanRefusal(again.error)) : undefined}
    >
      <ResultsEmail
        projectId={projectId}
        scan={scan}
        termsHref={props.termsHref}
        privacyHref={props.privacyHref}
      />
    </WaitingDialog>
  );
}

/** Whoever comes while it runs waits for it, and so does who came back before they had seen the results. */
function isWaitedFor(memory: WaitMemory, scan: ParsedScan): boolean {
  const before = memory.read(scan.scanId);
  return before === 'waited' || (before === undefined && isRunning(scan));
}

function ResultsEmail({
  projectId,
  scan,
  ...agreement
}: AgreementProps & { projectId: string; scan: ParsedScan }) {
  const client = useSitelensClient();
  const subscribe = useMutation(subscribeToScanEmailsMutation(client, useQueryClient()));
  return (
    <ResultsEmailForm
      termsHref={agreement.termsHref}
      privacyHref={agreement.privacyHref}
      isSending={subscribe.isPending}
      error={subscribe.isError ? emailError(subscribe.error) : undefined}
      sentTo={subscribe.isSuccess ? subscribe.variables.email : undefined}
      isSentNow={!isRunning(scan)}
      onSubmit={(wanted) => subscribe.mutate({ projectId, ...wanted, notifyAboutLatestScanIfFinished: true })}
    />
  );
}

function emailError(error: Error): ResultsEmailError {
  if (error instanceof RequestFailedError) return error.status === undefined ? 'noConnection' : 'unknown';
  if (!(error instanceof ProblemError)) return 'unknown';
  if (error.status === 429) return 'tooMany';
  const isOfField = (error.problem.errors ?? []).some(({ field }) => field === 'email');
  return error.key === 'invalid-email' || isOfField ? 'invalid' : 'unknown';
}
