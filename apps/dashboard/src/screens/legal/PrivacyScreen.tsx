import { useLegalWords } from '../../legalWords.ts';
import { LegalPage } from './LegalPage.tsx';

const SECTIONS = ['visitors', 'email', 'accounts', 'cookies', 'logs', 'place'] as const;

export function Component() {
  const t = useLegalWords();
  return (
    <LegalPage
      page="privacy"
      sections={SECTIONS.map((section) => ({
        title: t(`legal.privacy.${section}.title`),
        body: t(`legal.privacy.${section}.body`),
      }))}
    />
  );
}
