import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Layout/Inline.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="#f5f2ea"/><rect width="160" height="16" fill="#24445c"/><rect x="12" y="30" width="80" height="10" fill="#24445c"/><rect x="12" y="48" width="130" height="5" fill="#9aa8b2"/><rect x="12" y="58" width="110" height="5" fill="#9aa8b2"/></svg>',
)}`;

const meta = {
  title: 'Primitives/Thumbnail',
  component: Thumbnail,
  args: { name: 'Green Garden Shop' },
} satisfies Meta<typeof Thumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Picture: Story = { args: { src: picture } };
export const Failed: Story = { args: { src: 'data:image/png;base64,broken' } };
export const Sizes: Story = {
  render: () => (
    <Inline align="end">
      <Thumbnail name="example.com" size="s" />
      <Thumbnail name="example.com" size="m" src={picture} />
      <Thumbnail name="example.com" size="l" src={picture} />
      <Thumbnail name="example.com" size="l" />
    </Inline>
  ),
};
