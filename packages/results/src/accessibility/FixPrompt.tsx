import type { Redaction } from '@sitelens/api-client/contract';
import { ButtonLink, Text } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { LockKeyhole } from 'lucide-react';
import { styled } from 'styled-components';
import { usePageIssuesWords } from '../words/pageIssues.ts';
import type { PromptLinks } from './RedactionPrompt.tsx';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s} ${tokens.space.m};
  padding: ${tokens.space.m};
  border: 1px dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.m};
  > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${tokens.color.textMuted};
  }
`;

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
`;

export interface FixPromptProps {
  reason: Redaction['reason'];
  links: PromptLinks;
}

/** In place of how to fix an issue, where that is withheld: what to do to see it. */
export function FixPrompt({ reason, links }: FixPromptProps) {
  const t = usePageIssuesWords();
  return (
    <Root>
      <LockKeyhole aria-hidden />
      <Words>
        <Text weight="medium">{t(`pageIssues.fixesWithheld.${reason}.title`)}</Text>
        <Text size="s" tone="muted">
          {t(`pageIssues.fixesWithheld.${reason}.detail`)}
        </Text>
      </Words>
      <ButtonLink href={reason === 'FREEMIUM' ? links.startFreeTrial : links.pickPlan}>
        {t(`pageIssues.fixesWithheld.${reason}.action`)}
      </ButtonLink>
    </Root>
  );
}
