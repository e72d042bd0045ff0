import type { Redaction } from '@sitelens/api-client/contract';
import { RedactionPrompt } from '../findings/RedactionPrompt.tsx';
import type { Redaction as TableRedaction } from '../table/DataTableProps.ts';
import { usePromptLinks } from './usePromptLinks.ts';

/** What a list withholds, as its table hints at it: placeholder rows and the prompt. */
export function useTableRedaction(redaction: Redaction | undefined): TableRedaction | undefined {
  const links = usePromptLinks();
  if (!redaction) return undefined;
  const { reason, redactedCount: count } = redaction;
  return { count, prompt: <RedactionPrompt reason={reason} count={count} links={links} /> };
}
