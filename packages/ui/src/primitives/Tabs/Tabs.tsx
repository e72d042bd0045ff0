import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

/** One tab, and what is shown while it is chosen. */
export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** The accessible name of the list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const List = styled(BaseTabs.List)`
  display: flex;
  gap: ${tokens.space.l};
  overflow-x: auto;
  border-bottom: 1px solid ${tokens.color.border};
`;

const Trigger = styled(BaseTabs.Tab)`
  min-height: calc(${tokens.size.controlM} + 0.25rem);
  padding: 0 ${tokens.space.xxs};
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: ${tokens.color.textMuted};
  font: inherit;
  font-size: ${tokens.fontSize.s};
  font-weight: ${tokens.fontWeight.medium};
  white-space: nowrap;
  cursor: pointer;
  &:hover { color: ${tokens.color.text}; }
  &[data-active] { border-bottom-color: ${tokens.color.accent}; color: ${tokens.color.text}; }
  &:focus-visible {
    outline: ${tokens.focus.width} solid ${tokens.color.focus};
    outline-offset: -2px;
    border-radius: ${tokens.radius.s};
  }
  /* A transparent border is drawn there: each tab would look chosen. */
  @media (forced-colors: active) {
    border-bottom-color: Canvas;
    &[data-active] { border-bottom-color: Highlight; }
  }
`;

const Panel = styled(BaseTabs.Panel)`
  padding-top: ${tokens.space.l};
  &:focus-visible {
    outline: ${tokens.focus.width} solid ${tokens.color.focus};
    outline-offset: ${tokens.focus.offset};
  }
`;

/** Arrow keys move and Enter opens (APG, Tabs). */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Panel>
      ))}
    </BaseTabs.Root>
  );
}
