import { Text, TextLink } from '@sitelens/ui/primitives';
import { Fragment } from 'react';
import { useFreemiumWords } from '../words/freemium.ts';

export interface AgreementProps {
  termsHref: string;
  privacyHref: string;
}

/** Stands in the sentence where a link goes; no text holds it. */
const MARK = '\u0000';

/** What is agreed to by sending, with both texts linked wherever the language puts them. */
export function Agreement({ termsHref, privacyHref }: AgreementProps) {
  const t = useFreemiumWords();
  const links = {
    terms: { href: termsHref, name: t('freemium.email.terms') },
    privacy: { href: privacyHref, name: t('freemium.email.privacy') },
  };
  const sentence = t('freemium.email.agreement', {
    terms: `${MARK}terms${MARK}`,
    privacy: `${MARK}privacy${MARK}`,
  });
  return (
    <Text size="s" tone="muted">
      {sentence.split(MARK).map((part) => (
        <Fragment key={part}>
          {part === 'terms' || part === 'privacy' ? (
            <TextLink href={links[part].href}>{links[part].name}</TextLink>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </Text>
  );
}
