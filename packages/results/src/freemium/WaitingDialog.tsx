import {
  Button,
  ButtonLink,
  Card,
  Dialog,
  Heading,
  Inline,
  Stack,
  Text,
  truncate,
  VisuallyHidden,
} from '@sitelens/ui/primitives';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { ScanFailureBanner } from '../overview/ScanFailureBanner.tsx';
import { useFreemiumWords } from '../words/freemium.ts';
import { FactWhileWaiting } from './FactWhileWaiting.tsx';
import { WaitingProgress } from './WaitingProgress.tsx';
import { hasEnded, type WaitingScan, waitingState } from './WaitingScan.ts';

export interface WaitingDialogProps {
  isOpen: boolean;
  /** The window is closed though the scan still runs, or has failed. */
  onClose: () => void;
  /** The host that is scanned. */
  host: string;
  scan: WaitingScan;
  onSeeResults: () => void;
  /** After a failure. */
  onScanAgain: () => void;
  isStartingAgain: boolean;
  /** Where another page can be scanned. */
  anotherPageHref: string;
  signUpHref: string;
  /** Whether the scan can't be asked after at the moment. */
  isConnectionLost: boolean;
  /** What went wrong with the other try. */
  refusal?: string | undefined;
  /** The form for an e-mail. */
  children?: ReactNode;
}

/** Specification (platform), section 9. */
const MAX_HOST_LENGTH = 25;

const Start = styled.div`
  outline: none;
`;

/**
 * What a visitor sees while their page is scanned, and until they open the results. It can be closed: then the
 * results so far are seen below it. Only the end is announced (a failure by its banner), since everything before is no news.
 */
export function WaitingDialog(props: WaitingDialogProps) {
  const { isOpen, onClose, host, scan, onSeeResults, isConnectionLost, refusal, signUpHref, children } =
    props;
  const t = useFreemiumWords();
  const start = useRef<HTMLDivElement>(null);
  const state = waitingState(scan);
  const shownHost = truncate(host, MAX_HOST_LENGTH);
  const titleOf = state === 'gathering' ? 'running' : state;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`freemium.waiting.titles.${titleOf}`, { host: shownHost })}
      initialFocus={start}
      keepsOpenOnOutsidePress
      {...(state === 'finished' && {
        footer: (
          <Button variant="primary" onClick={onSeeResults}>
            {t('freemium.waiting.seeResults')}
          </Button>
        ),
      })}
    >
      <Start ref={start} tabIndex={-1}>
        <Stack gap="m">
          <WaitingProgress key={scan.scanId} scan={scan} />
          {state === 'failed' && <Failure {...props} />}
          {isConnectionLost && !hasEnded(state) && (
            <Text size="s" tone="danger">
              {t('freemium.waiting.lost')}
            </Text>
          )}
          {refusal !== undefined && <Text tone="danger">{refusal}</Text>}
        </Stack>
      </Start>
      <VisuallyHidden role="status">
        {state === 'finished' && t('freemium.waiting.announcedEnd')}
      </VisuallyHidden>
      {!hasEnded(state) && <FactWhileWaiting scanId={scan.scanId} />}
      {state !== 'failed' && children}
      <Card>
        <Stack gap="s" align="start">
          <Heading level={3}>{t('freemium.signUp.title')}</Heading>
          <Text tone="muted">{t('freemium.signUp.detail')}</Text>
          <ButtonLink href={signUpHref}>{t('freemium.signUp.action')}</ButtonLink>
        </Stack>
      </Card>
    </Dialog>
  );
}

function Failure({ scan, onScanAgain, isStartingAgain, anotherPageHref }: WaitingDialogProps) {
  const t = useFreemiumWords();
  return (
    <>
      {scan.failure && <ScanFailureBanner failure={scan.failure} />}
      <Inline gap="s">
        <Button variant="primary" isLoading={isStartingAgain} onClick={onScanAgain}>
          {t('freemium.waiting.scanAgain')}
        </Button>
        <ButtonLink href={anotherPageHref}>{t('freemium.waiting.anotherPage')}</ButtonLink>
      </Inline>
    </>
  );
}
