import { useInstallation } from '@sitelens/results/widgets';
import { Banner, Heading, Stack, Text } from '@sitelens/ui/primitives';
import { styled } from 'styled-components';
import { useLegalWords } from '../../legalWords.ts';
import { PageTitle } from '../../navigation/PageTitle.tsx';
import { usePublicPageWords } from '../../publicPageWords.ts';

interface LegalPageProps {
  page: 'terms' | 'privacy';
  sections: readonly { readonly title: string; readonly body: string }[];
}

/** A line as long as can be read. */
const Column = styled(Stack)`
  max-width: 44rem;
`;

export function LegalPage({ page, sections }: LegalPageProps) {
  const t = useLegalWords();
  const ofPage = usePublicPageWords();
  const supportEmail = useInstallation()?.supportEmail;
  return (
    <Column gap="xl">
      <PageTitle description={ofPage(`publicPages.${page}.description`)}>
        {ofPage(`publicPages.${page}.title`)}
      </PageTitle>
      <Heading level={1}>{t(`legal.${page}.title`)}</Heading>
      <Banner title={t('legal.notice')}>{t('legal.noticeDetail')}</Banner>
      {sections.map(({ title: name, body }) => (
        <Stack key={name} gap="xs">
          <Heading level={2}>{name}</Heading>
          <Text>{body}</Text>
        </Stack>
      ))}
      {supportEmail !== undefined && <Text tone="muted">{t('legal.contact', { email: supportEmail })}</Text>}
    </Column>
  );
}
