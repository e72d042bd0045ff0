import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

type Name = 'problem' | 'fix' | 'why';

function HelpTabs() {
  const [value, setValue] = useState<Name>('problem');
  return (
    <Tabs<Name>
      label="Help"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'problem', label: 'Problem', content: <Text>The picture has no text alternative.</Text> },
        { value: 'fix', label: 'How to fix it', content: <Text>Give it an alt attribute.</Text> },
        { value: 'why', label: 'Why it matters', content: <Text>Screen readers read it out.</Text> },
      ]}
    />
  );
}

const meta = { title: 'Primitives/Tabs', component: HelpTabs } satisfies Meta<typeof HelpTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
