import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { breaks, neverAnswers, withAnswer } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { ProfileSettings } from './ProfileSettings.tsx';

const CALL = '*/api/v1/users/current';

/** A user as the service keeps them: an empty name is the identity provider's again. */
function user() {
  let name = 'Dana Demo';
  const answer = () =>
    HttpResponse.json({
      userRef: '0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f6',
      email: 'demo@sitelens.example',
      name,
      organisation: { id: '0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f6', name: 'Demo organisation' },
    });
  return [
    http.get(CALL, answer),
    http.patch<never, { name: string }>(CALL, async ({ request }) => {
      const { name: wanted } = await request.json();
      name = wanted === '' ? 'From the login' : wanted;
      return answer();
    }),
  ];
}

const meta = {
  title: 'Widgets/ProfileSettings',
  component: ProfileSettings,
  decorators: [withClient],
  parameters: withAnswer(...user()),
} satisfies Meta<typeof ProfileSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameField = () => screen.findByRole('textbox', { name: /^Name/ });

export const Ready: Story = {
  play: async () => {
    await expect(await nameField()).toHaveValue('Dana Demo');
    await expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveAttribute('readonly');
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** By Enter; a name of another script and direction as well. */
export const Saved: Story = {
  parameters: withAnswer(...user()),
  play: async () => {
    const name = await nameField();
    await userEvent.clear(name);
    await userEvent.type(name, 'دانا  {Enter}');
    await screen.findAllByText('Profile saved successfully');
    await waitFor(() => expect(name).toHaveValue('دانا'));
  },
};

export const Emptied: Story = {
  parameters: withAnswer(...user()),
  play: async () => {
    const name = await nameField();
    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveValue('From the login'));
  },
};

/** Nothing is sent; the field has the focus. */
export const TooLong: Story = {
  play: async () => {
    const name = await nameField();
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(10_000));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Enter a name of at most 200 characters.');
    await expect(name).toHaveFocus();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Failed: Story = {
  parameters: withAnswer(
    http.patch(CALL, () => new HttpResponse(null, { status: 500 })),
    ...user(),
  ),
  play: async () => {
    await userEvent.type(await nameField(), ' II{Enter}');
    await screen.findByText('The profile could not be saved. Please try again.');
    await expect(await nameField()).toHaveValue('Dana Demo II');
  },
};

export const Loading: Story = { parameters: withAnswer(neverAnswers('/users/current')) };

export const NotThere: Story = {
  parameters: withAnswer(breaks('/users/current')),
  play: async () => {
    await screen.findByText('Failed to retrieve your profile');
  },
};
