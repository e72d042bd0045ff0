import type { Disability } from '@sitelens/api-client/contract';
import { tokens } from '@sitelens/ui/theme';
import { Activity, Brain, Ear, Eye, Hand, type LucideIcon, Speech } from 'lucide-react';
import { styled } from 'styled-components';
import { useAccessibilityWords } from '../words/accessibility.ts';

const ICONS: Readonly<Record<Disability, LucideIcon>> = {
  VISUAL: Eye,
  HEARING: Ear,
  COGNITIVE: Brain,
  SPEECH: Speech,
  MOBILITY: Hand,
  NEURAL: Activity,
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xxs} ${tokens.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.s};
  li { display: inline-flex; align-items: center; gap: ${tokens.space.xs}; white-space: nowrap; }
  svg { flex: none; width: 0.9375rem; height: 0.9375rem; }
`;

/** Whom an issue affects, as icon and word. */
export function DisabilityList({ disabilities }: { disabilities: readonly Disability[] }) {
  const t = useAccessibilityWords();
  return (
    <List>
      {disabilities.map((disability) => {
        const Icon = ICONS[disability];
        return (
          <li key={disability}>
            <Icon aria-hidden />
            {t(`accessibility.disabilities.${disability}`)}
          </li>
        );
      })}
    </List>
  );
}
