import { Button } from '@sitelens/ui/primitives';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useFeedbackWords } from '../words/feedback.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';

/** Opens the feedback dialog, from a page's header. */
export function FeedbackLink() {
  const t = useFeedbackWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={<MessageSquareText aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('feedback.open')}
      </Button>
      <FeedbackDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
