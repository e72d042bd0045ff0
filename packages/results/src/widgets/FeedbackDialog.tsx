import { DialogOnDemand } from '../internal/DialogOnDemand.tsx';
import { partOnDemand } from '../internal/partOnDemand.ts';
import { useFeedbackWords } from '../words/feedback.ts';
import type { FeedbackDialogProps } from './FeedbackDialogProps.ts';

const dialogPart = partOnDemand(() =>
  import('./LoadedFeedbackDialog.tsx').then(({ LoadedFeedbackDialog }) => LoadedFeedbackDialog),
);

/** Asks what somebody thinks, sends it, and thanks for it. What was written stays until it is sent. */
export function FeedbackDialog(props: FeedbackDialogProps) {
  const t = useFeedbackWords();
  return <DialogOnDemand part={dialogPart} title={t('feedback.title')} dialog={props} />;
}
