import { Button, VisuallyHidden } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { Check, Info, RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { useSiteAuditWords } from '../words/siteAudit.ts';

/** How the table stands to what the scan has found: as new as it, behind it, or behind and not to be had. */
export type Newness = 'current' | 'newer' | 'failed';

/** One place for all that it says, as high as the highest: the table below never moves. */
const Root = styled.div`
  display: grid;
  min-width: 0;
  > * { grid-area: 1 / 1; }
`;

const Line = styled.div<{ $isShown: boolean; $tone: 'neutral' | 'info' | 'danger' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  box-sizing: border-box;
  min-width: 0;
  padding: ${tokens.space.s} ${tokens.space.m};
  border: 1px solid color-mix(in srgb, ${({ $tone }) => tokens.tone[$tone].mark} 35%, transparent);
  border-radius: ${tokens.radius.m};
  background: ${({ $tone }) => tokens.tone[$tone].background};
  color: ${({ $tone }) => tokens.tone[$tone].foreground};
  font-size: ${tokens.fontSize.s};
  line-height: ${tokens.lineHeight.normal};
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  > svg { flex: none; width: ${tokens.size.icon}; height: ${tokens.size.icon}; }
  > span { flex: 1 1 12rem; min-width: 0; }
`;

export interface NewerDataProps {
  newness: Newness;
  isRunning: boolean;
  isUpdating: boolean;
  onUpdate: () => void;
}

/** Over a table that stays as it was read: says when the scan has found more, and brings it when asked to. */
export function NewerData({ newness, isRunning, isUpdating, onUpdate }: NewerDataProps) {
  const t = useSiteAuditWords();
  const isCurrent = newness === 'current';
  const current = t(isRunning ? 'siteAudit.newer.current' : 'siteAudit.newer.ended');
  const behind = t(newness === 'failed' ? 'siteAudit.newer.failed' : 'siteAudit.newer.newer');
  return (
    <Root>
      <Line $isShown={isCurrent} $tone="neutral">
        {isRunning ? <Info aria-hidden /> : <Check aria-hidden />}
        <span>{current}</span>
      </Line>
      <Line $isShown={!isCurrent} $tone={newness === 'failed' ? 'danger' : 'info'}>
        <Info aria-hidden />
        <span>{behind}</span>
        <Button size="s" icon={<RefreshCw aria-hidden />} isLoading={isUpdating} onClick={onUpdate}>
          {t('siteAudit.newer.update')}
        </Button>
      </Line>
      <VisuallyHidden role="status">{isCurrent ? '' : behind}</VisuallyHidden>
    </Root>
  );
}
