import { installationQuery } from '@sitelens/api-client/endpoints';
import { ScanPageForm, useSitelensClient } from '@sitelens/results/widgets';
import { ButtonLink, Heading, Inline, Skeleton, Stack, Text, TextLink } from '@sitelens/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PRICING, PRIVACY, pathsIn, TERMS } from '../navigation/paths.ts';
import { signInHref, signUpHref } from '../session/expiry.ts';
import { Claim, Footer, Hero, Page, Trial } from './landingParts.ts';
import { useLandingWords } from './landingWords.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { savedStartUrl } from './visitorMemory.ts';
import { WhatYouGet } from './WhatYouGet.tsx';

const DASHBOARD = { pathname: pathsIn.dashboard.home, search: '' };

export interface LandingPageProps {
  /** Whoever has an account is led to the dashboard in place of the sign-up. */
  isSignedIn: boolean;
}

/** What this is, and one field to try it. */
export function LandingPage({ isSignedIn }: LandingPageProps) {
  const t = useLandingWords();
  return (
    <Page>
      <Hero>
        <Claim>
          <h1>{t('landing.heading')}</h1>
          <p>{t('landing.detail')}</p>
          <TryIt />
          <Inline gap="s">
            <WaysIn isSignedIn={isSignedIn} />
          </Inline>
        </Claim>
        <ProductPicture />
      </Hero>
      <WhatYouGet />
      {!isSignedIn && (
        <Trial>
          <Stack gap="xs">
            <Heading level={2}>{t('landing.trial.title')}</Heading>
            <Text tone="muted">{t('landing.trial.detail')}</Text>
          </Stack>
          <ButtonLink href={signUpHref(DASHBOARD)} variant="primary">
            {t('landing.start.startFreeTrial')}
          </ButtonLink>
        </Trial>
      )}
      <Footer aria-label={t('landing.footer')}>
        <TextLink href={pathsIn.public.colourContrast} isStandalone>
          {t('landing.contrast')}
        </TextLink>
        <TextLink href={TERMS} isStandalone>
          {t('landing.terms')}
        </TextLink>
        <TextLink href={PRIVACY} isStandalone>
          {t('landing.privacy')}
        </TextLink>
      </Footer>
    </Page>
  );
}

/** The field, unless the installation has no scans for visitors. Its room is kept until that is known. */
function TryIt() {
  const t = useLandingWords();
  const navigate = useNavigate();
  const { data, isError } = useQuery(installationQuery(useSitelensClient()));
  const [startUrl] = useState(savedStartUrl.read);
  if (data === undefined && !isError) return <Skeleton height="5.5rem" />;
  if (data?.publicScans === false) return null;
  return (
    <Stack gap="s">
      <ScanPageForm
        startUrl={startUrl}
        onEntered={savedStartUrl.save}
        onStarted={({ projectId }) => void navigate(pathsIn.public.project(projectId))}
      />
      <Text size="s" tone="muted">
        {t('landing.note')}
      </Text>
    </Stack>
  );
}

function WaysIn({ isSignedIn }: LandingPageProps) {
  const t = useLandingWords();
  return (
    <>
      {isSignedIn ? (
        <ButtonLink href={DASHBOARD.pathname}>{t('landing.start.dashboard')}</ButtonLink>
      ) : (
        <>
          <ButtonLink href={signUpHref(DASHBOARD)}>{t('landing.start.startFreeTrial')}</ButtonLink>
          <ButtonLink href={signInHref(DASHBOARD)} variant="ghost">
            {t('landing.start.signIn')}
          </ButtonLink>
        </>
      )}
      <ButtonLink href={PRICING} variant="ghost">
        {t('landing.start.pricing')}
      </ButtonLink>
    </>
  );
}
