import type { Disability } from '@sitelens/api-client/contract';
import { truncate } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { Activity, Brain, Ear, Eye, Hand, type LucideIcon, Speech, UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import { hiddenInTightTable, Plain } from './listParts.ts';
import { knownDisability, useDisabilityName } from './useDisabilityName.ts';

const ICONS: Readonly<Record<Disability, LucideIcon>> = {
  VISUAL: Eye,
  HEARING: Ear,
  COGNITIVE: Brain,
  SPEECH: Speech,
  MOBILITY: Hand,
  NEURAL: Activity,
};

const NAME_LENGTH = 40;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xxs} ${tokens.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.s};
  li { display: inline-flex; align-items: center; gap: ${tokens.space.xs}; min-width: 0; }
  svg { flex: none; width: 0.9375rem; height: 0.9375rem; }
`;

const Name = styled.span`${hiddenInTightTable} white-space: nowrap;`;

/** Whom an issue affects, as icon and word; what this package doesn't know, as the server names it. */
export function DisabilityList({ disabilities }: { disabilities: readonly string[] }) {
  const nameOf = useDisabilityName();
  if (disabilities.length === 0) return '–';
  return (
    <List>
      {disabilities.map((disability) => {
        const known = knownDisability(disability);
        const Icon = known ? ICONS[known] : UserRound;
        const name = nameOf(disability);
        return (
          <li key={disability} title={name}>
            <Icon aria-hidden />
            {known ? <Name>{name}</Name> : <Plain>{truncate(name, NAME_LENGTH)}</Plain>}
          </li>
        );
      })}
    </List>
  );
}
