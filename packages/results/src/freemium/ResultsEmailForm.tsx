import { isEmailAddress } from '@sitelens/api-client/contract';
import { Checkbox, Form, FormError, TextField } from '@sitelens/ui/forms';
import { Banner, Button, Heading, Stack, takeLostFocus } from '@sitelens/ui/primitives';
import { useEffect, useRef, useState } from 'react';
import { useFreemiumWords } from '../words/freemium.ts';
import { Agreement, type AgreementProps } from './Agreement.tsx';

export interface WantedResults {
  readonly email: string;
  readonly subscribeNewsletter: boolean;
}

/** Why the wish was not taken; `invalid` is said at the field. */
export type ResultsEmailError = 'invalid' | 'tooMany' | 'noConnection' | 'unknown';

export interface ResultsEmailFormProps extends AgreementProps {
  /** Called with an address that looks like one. */
  onSubmit: (wanted: WantedResults) => void;
  isSending: boolean;
  error: ResultsEmailError | undefined;
  /** Where the results go to, once that is noted. */
  sentTo: string | undefined;
  /** Whether they go there now, since the scan has ended. */
  isSentNow: boolean;
}

/** Where the results are to be sent, and whether the newsletter is wanted with them: it never is unasked. */
export function ResultsEmailForm(props: ResultsEmailFormProps) {
  const { onSubmit, isSending, error, sentTo, isSentNow, termsHref, privacyHref } = props;
  const t = useFreemiumWords();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [subscribeNewsletter, setSubscribeNewsletter] = useState(false);
  const [isWrong, setIsWrong] = useState(false);

  const thanks = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone: without this, the next Tab would begin below the dialog.
  useEffect(() => {
    if (sentTo !== undefined) takeLostFocus(thanks.current, { preventScroll: true });
  }, [sentTo]);

  if (sentTo !== undefined) {
    const words = isSentNow ? 'freemium.email.sentNow' : 'freemium.email.sent';
    return (
      <div ref={thanks} tabIndex={-1} style={{ outline: 'none' }}>
        <Banner tone="success" title={t(words, { email: sentTo })} />
      </div>
    );
  }

  function send() {
    const trimmed = email.trim();
    const isInvalid = !isEmailAddress(trimmed);
    setIsWrong(isInvalid);
    if (isInvalid) field.current?.focus();
    else if (!isSending) onSubmit({ email: trimmed, subscribeNewsletter });
  }

  const isFieldWrong = isWrong || error === 'invalid';
  return (
    <Stack gap="m">
      <Heading level={3}>{t('freemium.email.title')}</Heading>
      <Form onSubmit={send}>
        {error !== undefined && error !== 'invalid' && (
          <FormError title={t(`freemium.email.errors.${error}`)} />
        )}
        <TextField
          ref={field}
          type="email"
          autoComplete="email"
          label={t('freemium.email.label')}
          required
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={isFieldWrong ? t('freemium.email.errors.invalid') : undefined}
        />
        <Checkbox
          label={t('freemium.email.newsletter')}
          description={t('freemium.email.newsletterNote')}
          checked={subscribeNewsletter}
          onChange={({ target }) => setSubscribeNewsletter(target.checked)}
        />
        <Agreement termsHref={termsHref} privacyHref={privacyHref} />
        <Button type="submit" isLoading={isSending}>
          {t('freemium.email.submit')}
        </Button>
      </Form>
    </Stack>
  );
}
