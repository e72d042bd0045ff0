import { scanEmailsQuery } from '@sitelens/api-client/endpoints';
import { Card, Heading, type HeadingLevel, Stack } from '@sitelens/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useSessionWords } from '../words/session.ts';
import { ScanEmailsSwitch } from './ScanEmailsSwitch.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useMay } from './useMay.ts';

interface ScanEmailsSectionProps {
  projectId: string;
  level: HeadingLevel;
}

/** Among a project's settings: it is saved at once, since it is the reader's own and nobody else's. */
export function ScanEmailsSection({ projectId, level }: ScanEmailsSectionProps) {
  const t = useSessionWords();
  const mayAsk = useMay().may('subscribeToScanEmails');
  const { data } = useQuery({ ...scanEmailsQuery(useSitelensClient(), { projectId }), enabled: mayAsk });
  if (!data) return null;
  return (
    <Card as="section" aria-label={t('session.scanEmails.title')} padding="xl">
      <Stack gap="m">
        <Heading level={level}>{t('session.scanEmails.title')}</Heading>
        <ScanEmailsSwitch projectId={projectId} hasDetail />
      </Stack>
    </Card>
  );
}
