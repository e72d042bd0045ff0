import { useInstallation } from '@sitelens/results/widgets';
import { ButtonLink, Heading, Stack, Text } from '@sitelens/ui/primitives';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { pathsIn } from '../navigation/paths.ts';
import { usePublicPageWords } from '../publicPageWords.ts';
import { signUpHref } from '../session/expiry.ts';
import { useSession } from '../session/useSession.ts';
import { useDashboardWords } from '../words.ts';
import { PlanCard } from './pricing/PlanCard.tsx';
import { Plans } from './pricing/pricingParts.ts';

const DASHBOARD = { pathname: pathsIn.dashboard.home, search: '' };

/** What the plans hold. There are no prices to show, and nothing to buy yet. */
export function Component() {
  const t = useDashboardWords();
  const ofPage = usePublicPageWords();
  const { kind } = useSession();
  const supportEmail = useInstallation()?.supportEmail;
  return (
    <Stack gap="xl">
      <PageTitle description={ofPage('publicPages.pricing.description')}>
        {ofPage('publicPages.pricing.title')}
      </PageTitle>
      <Stack gap="s" align="start">
        <Heading level={1}>{t('pricing.title')}</Heading>
        <Text tone="muted">{t(kind === 'account' ? 'pricing.account' : 'pricing.trial')}</Text>
        {kind === 'visitor' && (
          <ButtonLink href={signUpHref(DASHBOARD)} variant="primary">
            {t('pricing.startFreeTrial')}
          </ButtonLink>
        )}
      </Stack>
      <Plans>
        <PlanCard
          name={t('pricing.standard.name')}
          audience={t('pricing.standard.for')}
          features={[
            t('pricing.standard.audit'),
            t('pricing.standard.screenshots'),
            t('pricing.standard.mobile'),
          ]}
        />
        <PlanCard
          name={t('pricing.pro.name')}
          audience={t('pricing.pro.for')}
          features={[
            t('pricing.pro.everything'),
            t('pricing.pro.sizes'),
            t('pricing.pro.resolution'),
            t('pricing.pro.projects'),
          ]}
        />
        <PlanCard
          name={t('pricing.enterprise.name')}
          audience={
            supportEmail === undefined
              ? t('pricing.enterprise.for')
              : t('pricing.enterprise.contact', { email: supportEmail })
          }
          features={[
            t('pricing.enterprise.audit'),
            t('pricing.enterprise.support'),
            t('pricing.enterprise.crawler'),
          ]}
        />
      </Plans>
      <Stack gap="xs">
        <Heading level={2}>{t('pricing.quota.title')}</Heading>
        <Text tone="muted">{t('pricing.quota.detail')}</Text>
      </Stack>
    </Stack>
  );
}
