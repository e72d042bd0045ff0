import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Shell/TopBar',
  component: TopBar,
  parameters: { isWholePage: true },
  args: {
    brand: <Logo />,
    dashboardHref: '#dashboard',
    account: {
      email: 'demo@sitelens.example',
      profileHref: '#settings',
      billingHref: '#billing',
      teamHref: '#members',
    },
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};
export const LongEmail: Story = {
  args: { account: { email: 'someone.with.a.very.long.name@accessibility.example.com' } },
};
export const SignedOut: Story = {
  args: { account: undefined, children: <ButtonLink href="#login">Sign in</ButtonLink> },
};
/** Freemium: below 600 px only the trial stays. */
export const Visitor: Story = {
  args: {
    account: undefined,
    visitor: { pricingHref: '#pricing', signInHref: '#login', startFreeTrialHref: '#sign-up' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Start free trial' })[0]).toBeVisible();
  },
};
export const VisitorOnPhone: Story = {
  ...Visitor,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const MenuOpen: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /account menu/ })[0] ?? document.body);
    await expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  },
};
