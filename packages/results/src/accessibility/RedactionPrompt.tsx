import type { Redaction } from '@sitelens/api-client/contract';
import { ButtonLink, Text } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { LockKeyhole } from 'lucide-react';
import { styled } from 'styled-components';
import { formatNumber } from '../internal/format.ts';
import { useRedactionWords } from '../words/redaction.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s} ${tokens.space.m};
  min-width: 0;
  > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${tokens.color.textMuted};
  }
`;

const Words = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
`;

/** Where the two prompts lead. */
export interface PromptLinks {
  /** Signing up, which begins a trial. */
  readonly startFreeTrial: string;
  readonly pickPlan: string;
}

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
    <Root>
      <LockKeyhole aria-hidden />
      <Words>
        <Text weight="medium">{t(`redaction.${reason}.title`, { count, number: formatNumber(count) })}</Text>
        <Text size="s" tone="muted">
          {t(`redaction.${reason}.detail`)}
        </Text>
      </Words>
      <ButtonLink href={reason === 'FREEMIUM' ? links.startFreeTrial : links.pickPlan} variant="primary">
        {t(`redaction.${reason}.action`)}
      </ButtonLink>
    </Root>
  );
}
