import type { Redaction } from '@sitelens/api-client/contract';
import { ButtonLink, Text } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { LockKeyhole } from 'lucide-react';
import { styled } from 'styled-components';
import type { PromptLinks } from './PromptLinks.ts';

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

interface WithheldPromptProps {
  reason: Redaction['reason'];
  links: PromptLinks;
  title: string;
  detail: string;
  action: string;
  /** Whether the action is the most important one around. Default: no. */
  isPrimary?: boolean;
  className?: string;
}

/** What is withheld, and the way to see it: a free trial for a visitor, a plan after the trial. */
export function WithheldPrompt({ reason, links, isPrimary = false, ...props }: WithheldPromptProps) {
  return (
    <Root className={props.className}>
      <LockKeyhole aria-hidden />
      <Words>
        <Text weight="medium">{props.title}</Text>
        <Text size="s" tone="muted">
          {props.detail}
        </Text>
      </Words>
      <ButtonLink
        href={reason === 'FREEMIUM' ? links.startFreeTrial : links.pickPlan}
        variant={isPrimary ? 'primary' : 'secondary'}
      >
        {props.action}
      </ButtonLink>
    </Root>
  );
}
