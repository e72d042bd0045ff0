import { Button } from '@sitelens/ui/primitives';
import { MessageSquareText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFeedbackWords } from '../words/feedback.ts';

/** It comes when it is asked for. */
const FeedbackDialog = lazy(async () => ({
  default: (await import('./FeedbackDialog.tsx')).FeedbackDialog,
}));

/** Opens the feedback dialog, from a page's header. */
export function FeedbackLink() {
  const t = useFeedbackWords();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        icon={<MessageSquareText aria-hidden />}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {t('feedback.open')}
      </Button>
      {wasOpened && (
        <Suspense>
          <FeedbackDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
