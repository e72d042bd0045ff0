import { goldenSiteAuditCounts, goldenSiteAuditIssues } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { withFilter } from '../table/tableView.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { auditedTypes } from './auditedTypes.ts';
import { SiteAuditTypesTable, type SiteAuditTypesTableProps } from './SiteAuditTypesTable.tsx';
import { siteAuditTypesViewSpec } from './viewSpecs.ts';

const view = defaultTableView(siteAuditTypesViewSpec);

function WithOwnView(props: SiteAuditTypesTableProps) {
  const [own, setOwn] = useState(props.view);
  return <SiteAuditTypesTable {...props} view={own} onViewChange={setOwn} />;
}

const meta = {
  title: 'Results/SiteAudit/SiteAuditTypesTable',
  component: SiteAuditTypesTable,
  args: {
    types: auditedTypes(goldenSiteAuditCounts),
    view,
    onViewChange: fn(),
    status: 'ready',
    onRetry: fn(),
    onTypeOpen: fn(),
  },
} satisfies Meta<typeof SiteAuditTypesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Most severe first; by keyboard into the first type. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const [, first, ...others] = await canvas.findAllByRole('row');
    const { totalElements } = goldenSiteAuditIssues('BROKEN_LINK');
    await expect(first).toHaveAccessibleName(new RegExp(`^Broken links .* Issue ${totalElements}$`));
    await expect(others.at(-1)).toHaveAccessibleName(/ Warning /);
    canvas.getByRole('button', { name: 'Broken links' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTypeOpen).toHaveBeenCalledWith({ issueType: 'BROKEN_LINK' });
  },
};

export const AsLinks: Story = {
  args: { typeHref: (type) => `/audit/${type}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Broken links' })).toHaveAttribute(
      'href',
      '/audit/BROKEN_LINK',
    );
  },
};

/** Only what is for information. */
export const Filtered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Severity', expanded: false }));
    const dialog = await screen.findByRole('dialog', { name: 'Severity' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Info/ }));
    await expect(args.onViewChange).toHaveBeenCalledWith(withFilter(view, 'severity', ['INFO']));
  },
};

export const SortedByCount: Story = {
  render: (args) => <WithOwnView {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Found' }));
    await canvas.findByRole('columnheader', { name: 'Found' });
    await expect(canvas.getByRole('columnheader', { name: 'Found' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

/** Of a service that is newer than this package. */
export const UnknownType: Story = {
  args: {
    types: auditedTypes({ MISSING_TITLE: { count: 1, revision: 1 }, OF_TOMORROW: { count: 3, revision: 3 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'OF_TOMORROW' })).toBeVisible();
  },
};

export const None: Story = {
  args: { types: [] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: "Congratulations! We haven't found any issues!" });
  },
};

export const NoneSoFar: Story = {
  args: { types: [], isRunning: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No issues found so far!' });
  },
};

export const Loading: Story = { args: { types: [], status: 'loading' } };

export const Failed: Story = {
  args: { types: [], status: 'failed' },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Failed to retrieve issues');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Broken links');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
