import { LogIn, Tags } from 'lucide-react';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { useUiWords } from '../../words/useUiWords.ts';
import { WithRoom } from './topBarParts.ts';

/** Where a visitor without an account may go. */
export interface VisitorHrefs {
  pricingHref: string;
  signInHref: string;
  startFreeTrialHref: string;
}

/** The bar's end in freemium mode. On a narrow page only the trial has room: the rest is the drawer's. */
export function VisitorLinks({ pricingHref, signInHref, startFreeTrialHref }: VisitorHrefs) {
  const t = useUiWords();
  return (
    <>
      <WithRoom>
        <ButtonLink href={pricingHref} variant="ghost" size="s" icon={<Tags aria-hidden />}>
          {t('shell.pricing')}
        </ButtonLink>
        <ButtonLink href={signInHref} variant="ghost" size="s" icon={<LogIn aria-hidden />}>
          {t('shell.signIn')}
        </ButtonLink>
      </WithRoom>
      <ButtonLink href={startFreeTrialHref} variant="primary" size="s">
        {t('shell.startFreeTrial')}
      </ButtonLink>
    </>
  );
}
