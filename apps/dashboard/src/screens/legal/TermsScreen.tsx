import { useLegalWords } from '../../legalWords.ts';
import { LegalPage } from './LegalPage.tsx';

const SECTIONS = ['use', 'results', 'visitors', 'accounts', 'liability'] as const;

export function Component() {
  const t = useLegalWords();
  return (
    <LegalPage
      page="terms"
      sections={SECTIONS.map((section) => ({
        title: t(`legal.terms.${section}.title`),
        body: t(`legal.terms.${section}.body`),
      }))}
    />
  );
}
