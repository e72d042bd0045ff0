import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContrastPageProvider } from '../contrast/ContrastPageProvider.tsx';
import { IssueHelp } from './IssueHelp.tsx';
import { goldenIssueOf, issueOf } from './testing/helpIssues.ts';
import { mobileIssueOf } from './testing/mobileIssue.ts';

const meta = {
  title: 'Results/Help/IssueHelp',
  component: IssueHelp,
  args: { issue: goldenIssueOf('color-contrast'), level: 2 },
} satisfies Meta<typeof IssueHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

function shows(text: string | RegExp): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  };
}

export const ColourContrast: Story = { play: shows('The nearest colours that pass') };

/** Where the host has a page that compares colours. */
export const ColourContrastWithPage: Story = {
  render: (args) => (
    <ContrastPageProvider href="/color-contrast">
      <IssueHelp {...args} />
    </ContrastPageProvider>
  ),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Try other colours' });
    await expect(link).toHaveAttribute('href', '/color-contrast?text=b8b2a4&background=fffdf9');
  },
};
export const LinkInTextBlock: Story = {
  args: { issue: goldenIssueOf('link-in-text-block') },
  play: shows('With an underline, in the same colour'),
};
export const LinkName: Story = {
  args: { issue: goldenIssueOf('link-name') },
  play: shows('Sale'),
};
export const ImageAlt: Story = {
  args: { issue: goldenIssueOf('image-alt') },
  play: shows('Tent ridgeline'),
};

/** A counter of visits: it may need no words at all. */
export const TinyImage: Story = {
  args: { issue: issueOf('image-alt', { html: '<img src="/count.gif?v=1" width="1" height="1">' }) },
  play: shows(/may only decorate or count visits/),
};
export const Label: Story = { args: { issue: goldenIssueOf('label') }, play: shows('Amount') };
export const HeadingOrder: Story = {
  args: { issue: goldenIssueOf('heading-order') },
  play: shows('It may be at most'),
};
export const TargetSize: Story = {
  args: { issue: goldenIssueOf('target-size') },
  play: shows(/It measures 76 by 20 px/),
};
export const TapTargetTooSmall: Story = {
  args: {
    issue: mobileIssueOf('tap-target-too-small', { data: { width: 31.5, height: 24, least: 48 } }),
  },
  play: shows(/It measures 31.5 by 24 px/),
};
/** The neighbours stand beside it where it is shown, and are not told again. */
export const TapTargetsTooClose: Story = {
  args: {
    issue: mobileIssueOf('tap-targets-too-close', {
      data: { overlapRatio: 0.63, neighbours: 1 },
      relatedNodes: [{ html: '<a href="/page/3">3</a>', target: ['a:nth-child(3)'] }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/63 % as much/)).toBeVisible();
    await expect(canvas.queryByText('Its neighbours')).toBeNull();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** There is no more to say than the rule says itself. */
export const Nothing: Story = { args: { issue: goldenIssueOf('listitem') } };
