import { focusRing, tokens } from '@sitelens/ui/theme';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '../../internal/format.ts';
import { useIsScrollable } from '../../internal/useIsScrollable.ts';
import { useSiteAuditWords } from '../../words/siteAudit.ts';
import { MoreButton } from './MoreButton.tsx';

const Content = styled.div`
  max-height: 20rem;
  overflow: auto;
  border-radius: ${tokens.radius.s};
  overflow-wrap: anywhere;
  ${focusRing}
`;

interface CuttableProps {
  /** The whole of it. */
  text: string;
  /** Whether it is too long to be shown whole at once. */
  isLong: boolean;
  children: (isWhole: boolean) => ReactNode;
}

/** What is cut where it is long, until it is asked for whole; then it scrolls where it is very long. */
export function Cuttable({ text, isLong, children }: CuttableProps) {
  const t = useSiteAuditWords();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { ref, isScrollable } = useIsScrollable();
  if (!isLong) return children(true);
  return (
    <div>
      <Content
        ref={ref}
        id={id}
        {...(isWhole &&
          isScrollable && { tabIndex: 0, role: 'group', 'aria-label': t('siteAudit.value.whole') })}
      >
        {children(isWhole)}
      </Content>
      <MoreButton isWhole={isWhole} controls={id} onToggle={() => setIsWhole(!isWhole)}>
        {isWhole
          ? t('siteAudit.value.showLess')
          : t('siteAudit.value.showAll', { number: formatNumber(text.length) })}
      </MoreButton>
    </div>
  );
}
