import { suggestProjectName } from '@sitelens/api-client/contract';
import { Switch } from '@sitelens/ui/forms';
import { Button, Inline, Stack, Text, TextLink, useToast } from '@sitelens/ui/primitives';
import { Link } from 'lucide-react';
import { copyText } from '../../internal/copyText.ts';
import { useProjectSettingsWords } from '../../words/projectSettings.ts';
import type { ProjectFieldsProps } from './ProjectFields.tsx';
import type { ProjectWithSettings } from './projectFormValues.ts';

interface PublicFieldProps extends ProjectFieldsProps {
  /** Where a visitor sees the project, as a whole URL; none for one that is not there yet. */
  publicUrl?: string | undefined;
  /** As it is saved: whether the link works, and of which website. */
  saved?: Pick<ProjectWithSettings, 'isPublic' | 'startUrl'>;
}

/** Whether everybody who has the link may see the results, and the link. */
export function PublicField(props: PublicFieldProps) {
  const { form, isReadOnly = false, publicUrl, saved } = props;
  const t = useProjectSettingsWords();
  const { isPublic: isOn, startUrl } = form.values;
  return (
    <Stack gap="xs">
      <Switch
        {...form.register('isPublic')}
        label={t('projectSettings.public.label')}
        description={t('projectSettings.public.hint')}
        disabled={isReadOnly}
      />
      {isOn && publicUrl !== undefined && (saved?.isPublic ? <PublicLink url={publicUrl} /> : <Pending />)}
      {/* Nobody shall publish another website by a switch that they turned on for this one. */}
      <div role="status">
        {isOn && saved && isOtherWebsite(startUrl, saved.startUrl) && (
          <Text size="s" weight="medium">
            {t('projectSettings.public.moved')}
          </Text>
        )}
      </div>
    </Stack>
  );
}

function isOtherWebsite(entered: string, saved: string): boolean {
  const host = suggestProjectName(entered);
  return host !== undefined && host !== suggestProjectName(saved);
}

function Pending() {
  const t = useProjectSettingsWords();
  return (
    <Text size="s" tone="muted">
      {t('projectSettings.public.pending')}
    </Text>
  );
}

function PublicLink({ url }: { url: string }) {
  const t = useProjectSettingsWords();
  const showToast = useToast();
  const copy = async () => {
    if (await copyText(url, t('projectSettings.public.copyByHand'))) {
      showToast({ title: t('projectSettings.public.copied') });
    }
  };
  return (
    <Inline gap="s">
      <Text as="span" size="s">
        {t('projectSettings.public.link')}: <TextLink href={url}>{url}</TextLink>
      </Text>
      <Button size="s" icon={<Link aria-hidden />} onClick={() => void copy()}>
        {t('projectSettings.public.copy')}
      </Button>
    </Inline>
  );
}
