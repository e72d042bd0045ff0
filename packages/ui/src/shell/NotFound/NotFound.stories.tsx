import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Shell/NotFound',
  component: NotFound,
  args: { dashboardHref: '#dashboard' },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfAProject: Story = {
  args: { title: 'Project does not exist', detail: 'It may have been deleted.' },
};
/** A visitor: the public site, and an offer to log in. */
export const OnThePublicSite: Story = {
  args: {
    publicHref: '#start',
    title: 'Project does not exist',
    children: <ButtonLink href="#login">Log in</ButtonLink>,
  },
};
