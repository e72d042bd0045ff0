import { Inline } from '@sitelens/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SITE_AUDIT_SEVERITIES } from '../catalogue/siteAudit/siteAuditFacts.ts';
import { SiteAuditSeverityBadge } from './SiteAuditSeverityBadge.tsx';

const meta = {
  title: 'Results/SiteAudit/SiteAuditSeverityBadge',
  component: SiteAuditSeverityBadge,
  args: { severity: 'ISSUE' },
} satisfies Meta<typeof SiteAuditSeverityBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Issue: Story = {};
export const Together: Story = {
  render: () => (
    <Inline>
      {SITE_AUDIT_SEVERITIES.map((severity) => (
        <SiteAuditSeverityBadge key={severity} severity={severity} />
      ))}
    </Inline>
  ),
};
