import type { Redaction } from '@sitelens/api-client/contract';
import { formatNumber } from '../internal/format.ts';
import { useRedactionWords } from '../words/redaction.ts';
import type { PromptLinks } from './PromptLinks.ts';
import { WithheldPrompt } from './WithheldPrompt.tsx';

export interface RedactionPromptProps {
  reason: Redaction['reason'];
  /** How many rows are withheld; 0 or less shows nothing. */
  count: number;
  links: PromptLinks;
}

/** What to do to see results that are withheld: to start a free trial, or to pick a plan. */
export function RedactionPrompt({ reason, count, links }: RedactionPromptProps) {
  const t = useRedactionWords();
  if (count <= 0) return null;
  return (
    <WithheldPrompt
      reason={reason}
      links={links}
      title={t(`redaction.${reason}.title`, { count, number: formatNumber(count) })}
      detail={t(`redaction.${reason}.detail`)}
      action={t(`redaction.${reason}.action`)}
      isPrimary
    />
  );
}
