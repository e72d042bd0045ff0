import type { Redaction } from '@sitelens/api-client/contract';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { usePageIssuesWords } from '../words/pageIssues.ts';
import type { PromptLinks } from './PromptLinks.ts';
import { WithheldPrompt } from './WithheldPrompt.tsx';

const Framed = styled(WithheldPrompt)`
  padding: ${tokens.space.m};
  border: 1px dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.m};
`;

export interface FixPromptProps {
  reason: Redaction['reason'];
  links: PromptLinks;
}

/** In place of how to fix an issue, where that is withheld: what to do to see it. */
export function FixPrompt({ reason, links }: FixPromptProps) {
  const t = usePageIssuesWords();
  return (
    <Framed
      reason={reason}
      links={links}
      title={t(`pageIssues.fixesWithheld.${reason}.title`)}
      detail={t(`pageIssues.fixesWithheld.${reason}.detail`)}
      action={t(`pageIssues.fixesWithheld.${reason}.action`)}
    />
  );
}
