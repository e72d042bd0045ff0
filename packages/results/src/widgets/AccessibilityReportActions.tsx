import { ProblemError } from '@sitelens/api-client';
import { makeReportMutation, reportPdfUrl, reportQuery, scanQuery } from '@sitelens/api-client/endpoints';
import { Button, ButtonLink, Inline, Text, takeLostFocus } from '@sitelens/ui/primitives';
import { useIsFetching, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileDown, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useReportWords } from '../words/report.ts';
import { exportObstacle } from './exportObstacle.ts';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useMay } from './useMay.ts';
import { writtenReportKey } from './writtenReportKey.ts';

export interface AccessibilityReportActionsProps {
  projectId: string;
  scanId: string;
  /** Default: the browser's own dialog. */
  onPrint?: () => void;
}

/** How a report is taken along: on paper, and, for members, as a PDF that the service makes. */
export function AccessibilityReportActions(props: AccessibilityReportActionsProps) {
  const { projectId, scanId, onPrint = () => window.print() } = props;
  const t = useReportWords();
  const client = useSitelensClient();
  const { subscription } = useMay();
  const scan = useQuery(scanQuery(client, { projectId, scanId }));
  // The paper would be as empty as the page.
  const isWriting = useIsFetching({ queryKey: writtenReportKey(client, { projectId, scanId }) }) > 0;
  const obstacle = subscription && scan.data && exportObstacle(subscription, scan.data);
  if (!scan.data || obstacle === 'running') return null;
  return (
    <fieldset
      aria-label={t('report.actions.label')}
      style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
    >
      <Inline gap="s">
        <Button icon={<Printer aria-hidden />} isLoading={isWriting} onClick={onPrint}>
          {t('report.actions.print')}
        </Button>
        {subscription && obstacle === undefined && <PdfAction projectId={projectId} scanId={scanId} />}
        {obstacle === 'redacted' && <Text size="s">{t('report.actions.redacted')}</Text>}
      </Inline>
    </fieldset>
  );
}

function PdfAction(reference: Pick<AccessibilityReportActionsProps, 'projectId' | 'scanId'>) {
  const t = useReportWords();
  const client = useSitelensClient();
  const report = useQuery(reportQuery(client, reference));
  const make = useMutation(makeReportMutation(client, useQueryClient()));
  const status = report.data?.status;
  const isPressed = useRef(false);
  const saveLink = useRef<HTMLSpanElement>(null);

  // The link stands where the button was that was pressed, and that went with its focus.
  useEffect(() => {
    if (status === 'READY' && isPressed.current) takeLostFocus(saveLink.current?.querySelector('a'));
  }, [status]);

  if (status === undefined && !report.isError) return null;
  return (
    <>
      {status === 'READY' && (
        <span ref={saveLink} style={{ display: 'contents' }}>
          <ButtonLink href={reportPdfUrl(client, reference)} icon={<FileDown aria-hidden />}>
            {t('report.actions.savePdf')}
          </ButtonLink>
        </span>
      )}
      {status !== 'READY' && (
        <Button
          icon={<FileDown aria-hidden />}
          isLoading={make.isPending || status === 'QUEUED'}
          onClick={() => {
            isPressed.current = true;
            make.mutate(reference);
          }}
        >
          {t(status === 'FAILED' ? 'report.actions.again' : 'report.actions.makePdf')}
        </Button>
      )}
      {/* Told as it comes. */}
      <span role="status">
        <Text as="span" size="s" tone={status === 'FAILED' || make.isError ? 'danger' : 'default'}>
          {newsOf(status, make.error)}
        </Text>
      </span>
    </>
  );

  function newsOf(now: typeof status, error: Error | null): string {
    if (error instanceof ProblemError && error.key === 'results-redacted')
      return t('report.actions.redacted');
    if (error) return t('report.actions.requestFailed');
    if (now === 'QUEUED') return t('report.actions.making');
    if (now === 'FAILED') return t('report.actions.failed');
    return now === 'READY' ? t('report.actions.ready') : '';
  }
}
