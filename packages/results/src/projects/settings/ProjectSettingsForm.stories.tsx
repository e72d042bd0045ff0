import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { settledProject } from '../../testing/settledService.ts';
import type { ProjectRefusal } from '../form/projectErrors.ts';
import { newProjectValues } from '../form/projectFormValues.ts';
import { ProjectSettingsForm } from './ProjectSettingsForm.tsx';

const { schedule: _, nextScanAt: __, ...unscheduledProject } = settledProject;

const meta = {
  title: 'Results/Projects/ProjectSettingsForm',
  component: ProjectSettingsForm,
  args: {
    project: settledProject,
    allowedTargets: [],
    onSave: fn(),
    publicUrl: 'https://app.example.com/projects/1',
    now: () => new Date('2026-11-21T13:00:00Z'),
  },
} satisfies Meta<typeof ProjectSettingsForm>;

export default meta;
type Story = StoryObj<typeof ProjectSettingsForm>;

type Play = NonNullable<Story['play']>;
const inSchedule =
  (play: (canvas: ReturnType<typeof within>) => Promise<void>): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Schedule' }));
    await canvas.findByRole('switch', { name: 'Scan on a schedule' });
    await play(canvas);
  };

const refuses = (refusal: ProjectRefusal) => async () => ({ kind: 'refused', refusal }) as const;
const saveAs =
  (name: string): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText(/^Name/);
    await userEvent.clear(field);
    await userEvent.type(field, name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  };

export const Ready: Story = {};

/** Everybody who has the link sees the results. */
export const Public: Story = {
  args: { project: { ...settledProject, isPublic: true } },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /app\.example\.com/ });
    await expect(link).toHaveAttribute('href', 'https://app.example.com/projects/1');
  },
};

/** Another website would be public, too: that is said before it is saved. */
export const PublicAndMoved: Story = {
  args: { project: { ...settledProject, isPublic: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const url = await canvas.findByLabelText(/Website URL/);
    await userEvent.type(url, 'shop');
    await expect(canvas.queryByText(/its results will be public as well/)).toBeNull();
    await userEvent.clear(url);
    await userEvent.type(url, 'staging.example.org');
    await canvas.findByText('The website is another one now: its results will be public as well.');
  },
};

/** What the service has planned counts, by the schedule's time zone. */
export const Scheduled: Story = {
  play: inSchedule(async (canvas) => {
    await canvas.findByText('Next scan: Monday 2026-11-23 03:00, Europe/Amsterdam');
  }),
};

/** On sets the default: every 7 days. */
export const TurnedOn: Story = {
  args: { project: unscheduledProject },
  play: inSchedule(async (canvas) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Scan on a schedule' }));
    await expect(await canvas.findByLabelText(/Scan every/)).toHaveValue('7');
    await userEvent.selectOptions(canvas.getByLabelText('Time zone'), 'Asia/Tokyo');
    await canvas.findByText('Next scan: Monday 2026-11-23 03:00, Asia/Tokyo');
  }),
};

/** Nothing is promised that the service would leave out. */
export const ScheduleOfAnEndedTrial: Story = {
  args: { scheduleObstacle: 'trialExpired' },
  play: inSchedule(async (canvas) => {
    await canvas.findByText('Your trial has expired. Upgrade to a paid plan, and the schedule goes on.');
    await expect(canvas.queryByText(/^Next scan/)).toBeNull();
  }),
};

/** Hours are counted on: they have no day, and no time of day. */
export const InHours: Story = {
  play: inSchedule(async (canvas) => {
    await userEvent.selectOptions(canvas.getByLabelText('Period'), 'hours');
    await canvas.findByText('Next scan: Saturday 2026-11-21 21:00, Europe/Amsterdam');
    await expect(canvas.queryByLabelText('Day of the week')).toBeNull();
    await expect(canvas.queryByLabelText(/Time of day/)).toBeNull();
  }),
};

/** Seven days of hours have a day that can't be picked. */
export const SevenDaysOfHours: Story = {
  play: inSchedule(async (canvas) => {
    await userEvent.selectOptions(canvas.getByLabelText('Period'), 'hours');
    const every = canvas.getByLabelText(/Scan every/);
    await userEvent.clear(every);
    await userEvent.type(every, '168');
    await waitFor(() => expect(canvas.getByLabelText('Day of the week')).toBeDisabled());
  }),
};

export const WrongSchedule: Story = {
  play: inSchedule(async (canvas) => {
    const every = canvas.getByLabelText(/Scan every/);
    await userEvent.clear(every);
    await userEvent.type(every, '1000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Please enter a whole number from 1 to 365.');
    await expect(canvas.getByRole('tab', { name: 'Schedule 1 error' })).toBeVisible();
    await waitFor(() => expect(every).toHaveFocus());
  }),
};

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Saving: Story = {
  args: { onSave: () => new Promise(() => undefined) },
  play: async (context) => {
    await saveAs('Mine')(context);
    const save = within(context.canvasElement).getByRole('button', { name: /Save/ });
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const Forbidden: Story = {
  args: {
    onSave: refuses({ fields: {}, general: { key: 'forbidden', values: {}, mayPass: false } }),
  },
  play: async (context) => {
    await saveAs('Mine')(context);
    await within(context.canvasElement).findByText(/Your role does not allow changing projects/);
  },
};

/** Back after the session had ended, over settings that somebody else has changed since. */
export const DraftOverNewer: Story = {
  args: {
    project: { ...settledProject, maxPages: 500, revision: 2 },
    draft: {
      values: { ...newProjectValues(settledProject.startUrl, 'UTC'), name: 'Mine' },
      revision: 1,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('What you had entered before is back');
    await expect(canvas.getByRole('row', { name: 'Name Mine Harbour & Pine' })).toBeVisible();
  },
};

export const ScheduleOnAPhone: Story = { ...Scheduled, globals: { viewport: { value: 'phone' } } };
