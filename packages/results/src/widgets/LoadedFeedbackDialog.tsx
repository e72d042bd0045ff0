import { sendFeedbackMutation, tokenInfoQuery } from '@sitelens/api-client/endpoints';
import { Button, Dialog, Text } from '@sitelens/ui/primitives';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { FeedbackForm, type WrittenFeedback } from '../feedback/FeedbackForm.tsx';
import { useFeedbackWords } from '../words/feedback.ts';
import type { FeedbackDialogProps } from './FeedbackDialogProps.ts';
import { feedbackError } from './feedbackError.ts';
import { useSitelensClient } from './SitelensClientContext.ts';

/** Asks what somebody thinks, sends it, and thanks for it. What was written stays until it is sent. */
export function LoadedFeedbackDialog({ isOpen, onClose }: FeedbackDialogProps) {
  const client = useSitelensClient();
  const t = useFeedbackWords();
  const formId = useId();
  const { data: session } = useQuery(tokenInfoQuery(client));
  // The signed-in address may come after the first letters were typed: only what was changed is kept.
  const [written, setWritten] = useState<Partial<WrittenFeedback>>({});
  const sending = useMutation(sendFeedbackMutation(client));
  const { subject = '', body = '', fromEmail = session?.email ?? '' } = written;

  function close() {
    onClose();
    if (!sending.isSuccess) return;
    sending.reset();
    setWritten({});
  }

  if (sending.isSuccess)
    return <Thanks isOpen={isOpen} onClose={close} email={sending.variables.fromEmail} />;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('feedback.title')}
      description={t('feedback.description')}
      keepsOpenOnOutsidePress
      footer={
        <>
          <Button onClick={close}>{t('feedback.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={body.trim() === ''}
            isLoading={sending.isPending}
          >
            {t('feedback.send')}
          </Button>
        </>
      }
    >
      <FeedbackForm
        id={formId}
        written={{ subject, body, fromEmail }}
        onChange={(changed) => setWritten((before) => ({ ...before, ...changed }))}
        onSubmit={(feedback) => !sending.isPending && sending.mutate(feedback)}
        error={sending.isError ? feedbackError(sending.error) : undefined}
      />
    </Dialog>
  );
}

/** In the place of the form; the button that sent it is gone, so the focus goes on to the one that closes. */
function Thanks({ isOpen, onClose, email }: FeedbackDialogProps & { email: string }) {
  const t = useFeedbackWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('feedback.thanks.title')}
      initialFocus={button}
      footer={
        <Button ref={button} variant="primary" onClick={onClose}>
          {t('feedback.thanks.close')}
        </Button>
      }
    >
      <div role="status">
        <Text>{t('feedback.thanks.detail', { email })}</Text>
      </div>
    </Dialog>
  );
}
