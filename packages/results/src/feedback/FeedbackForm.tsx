import { isEmailAddress } from '@sitelens/api-client/contract';
import { Form, FormError, TextArea, TextField } from '@sitelens/ui/forms';
import { type RefObject, useRef, useState } from 'react';
import { useFeedbackWords } from '../words/feedback.ts';
import type { FeedbackFault } from './FeedbackFault.ts';

export interface WrittenFeedback {
  readonly subject: string;
  readonly body: string;
  readonly fromEmail: string;
}

export interface FeedbackFormProps {
  /** For the button that sends it, which stands outside of it. */
  id: string;
  written: WrittenFeedback;
  /** With the one field that was changed. */
  onChange: (changed: Partial<WrittenFeedback>) => void;
  /** Called with an address that looks like one. */
  onSubmit: (written: WrittenFeedback) => void;
  error: FeedbackFault | undefined;
}

/** The characters that the contract takes. */
const MAX_LENGTH = { subject: 200, body: 10_000, fromEmail: 254 } as const;

/** What somebody wants to say; it is checked when it is sent. */
export function FeedbackForm({ id, written, onChange, onSubmit, error }: FeedbackFormProps) {
  const t = useFeedbackWords();
  const email = useRef<HTMLInputElement>(null);
  const [isWrongEmail, setIsWrongEmail] = useState(false);
  const isRefusedEmail = isWrongEmail || error === 'invalidEmail';
  const of = (field: keyof WrittenFeedback) => ({
    value: written[field],
    maxLength: MAX_LENGTH[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });

  function send() {
    const trimmed = { ...written, fromEmail: written.fromEmail.trim() };
    const isWrong = !isEmailAddress(trimmed.fromEmail);
    setIsWrongEmail(isWrong);
    if (isWrong) focus(email);
    else if (trimmed.body.trim() !== '') onSubmit(trimmed);
  }

  return (
    <Form id={id} onSubmit={send}>
      {error !== undefined && error !== 'invalidEmail' && <FormError title={t(`feedback.errors.${error}`)} />}
      <TextField label={t('feedback.subject')} {...of('subject')} />
      <TextArea label={t('feedback.body')} rows={6} required {...of('body')} />
      <TextField
        ref={email}
        type="email"
        autoComplete="email"
        label={t('feedback.fromEmail')}
        description={t('feedback.fromEmailHint')}
        required
        error={isRefusedEmail ? t('feedback.invalidEmail') : undefined}
        {...of('fromEmail')}
      />
    </Form>
  );
}

function focus(field: RefObject<HTMLInputElement | null>) {
  field.current?.focus();
}
