import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { Tabs } from './Tabs.tsx';

function Help() {
  const [value, setValue] = useState<'problem' | 'fix'>('problem');
  return (
    <Tabs<'problem' | 'fix'>
      label="Help"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'problem', label: 'Problem', content: 'No alt text.' },
        { value: 'fix', label: 'How to fix it', content: 'Write one.' },
      ]}
    />
  );
}

test('arrow keys move between tabs, and Enter opens one', async () => {
  const screen = await render(inProvider(<Help />));
  await expect.element(screen.getByRole('tab', { name: 'Problem' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'How to fix it' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('tabpanel', { name: 'How to fix it' }))
    .toHaveTextContent('Write one.');
});
