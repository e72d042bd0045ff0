import { Collapsible } from '@base-ui/react/collapsible';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { coarsePointer } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.ts';

export interface DisclosureProps {
  label: string;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  children: ReactNode;
}

const Trigger = styled(Collapsible.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  min-height: ${tokens.size.controlM};
  padding: 0 ${tokens.space.xs} 0 0;
  border: 0;
  border-radius: ${tokens.radius.s};
  background: none;
  color: ${tokens.color.text};
  font: inherit;
  font-size: ${tokens.fontSize.s};
  font-weight: ${tokens.fontWeight.medium};
  cursor: pointer;
  ${focusRing}
  ${coarsePointer} { min-height: 3rem; }
  svg {
    width: ${tokens.size.icon};
    height: ${tokens.size.icon};
    color: ${tokens.color.textMuted};
    transition: transform ${tokens.motion.fast} ${tokens.motion.easing};
  }
  &[data-panel-open] svg { transform: rotate(90deg); }
`;

const Panel = styled(Collapsible.Panel)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.l};
  padding-top: ${tokens.space.s};
  &[hidden] { display: none; }
`;

/** Fields that most people leave as they are, behind a button that shows them (APG, Disclosure). */
export function Disclosure({ label, isOpen, onChange, children }: DisclosureProps) {
  return (
    <Collapsible.Root open={isOpen} onOpenChange={(next) => onChange(next)}>
      <Trigger type="button">
        <ChevronRight aria-hidden />
        {label}
      </Trigger>
      <Panel>{children}</Panel>
    </Collapsible.Root>
  );
}
