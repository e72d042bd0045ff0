import type { AccessibilityCategory, AccessibilityIssue } from '@sitelens/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ReportContent, ReportRule } from './ReportContent.ts';
import { ReportDocument } from './ReportDocument.tsx';

const HOSTILE = '<script>alert(1)</script>';

const issue: AccessibilityIssue = {
  id: 'b3f1c9a0e2d47765',
  ruleId: 'color-contrast',
  html: `<p class="${'muted '.repeat(40)}">${HOSTILE}</p>`,
  target: ['#frame', ['#host', '.muted > p']],
  relatedNodes: [],
  screenSizes: ['desktop', 'phone'],
  boundingBoxes: {},
  redacted: false,
  pageUrl: `https://www.example.com/${'a-long-address/'.repeat(12)}`,
  tags: ['wcag2aa', 'wcag143'],
  possibleSolutions: [{ id: 'color-contrast', message: 'Element has a contrast of 2.84' }],
  mustMatchAll: [],
  mustNotMatch: [
    { id: 'a', message: 'Remove this' },
    { id: 'b', message: 'And this' },
  ],
  impact: 'serious',
  screenshots: { SCREENSHOT: {}, THUMBNAIL: {} },
};

function rule(
  id: string,
  changes: Partial<AccessibilityCategory>,
  examples: ReportRule['examples'] = [],
): ReportRule {
  return {
    category: {
      id,
      tags: [],
      totalIssues: 3,
      totalPages: 2,
      disabilitiesAffected: ['VISUAL'],
      impact: 'serious',
      ...changes,
    },
    examples,
  };
}

const content: ReportContent = {
  project: { name: 'Example shop', startUrl: 'https://www.example.com/' },
  scan: {
    startedAt: new Date('2026-11-20T09:00:00Z'),
    endedAt: new Date('2026-11-20T09:03:00Z'),
    startUrl: 'https://www.example.com/',
    totalPagesScanned: 39,
    totalPagesFound: 42,
    accessibilityIssues: 4,
    screenSizes: ['desktop', 'tablet', 'phone'],
  },
  rules: [
    rule('color-contrast', {}, [{ issue }]),
    rule('future-rule', {
      tags: ['wcag143', 'wcag412'],
      totalIssues: 1,
      totalPages: 1,
      disabilitiesAffected: [],
    }),
    rule('region', { impact: 'moderate' }),
  ],
  trust: {
    pagesFound: 42,
    pagesScanned: 39,
    isPageLimitReached: true,
    skipped: [
      { outcome: 'FAILED', reason: 'TIMED_OUT', count: 2, examples: [] },
      { outcome: 'BLOCKED_BY_ROBOTS', count: 1, examples: [] },
      { outcome: 'REDIRECTED', count: 5, examples: [] },
    ],
    obstacles: [{ kind: 'COOKIE_OVERLAY', name: 'OneTrust', count: 39, examples: [] }],
    screenshotsCutShort: { count: 1, examples: [] },
  },
  pages: [
    { id: '1', url: 'https://www.example.com/', title: HOSTILE, outcome: 'SCANNED', accessibilityIssues: 4 },
    { id: '2', url: 'https://www.example.com/gone', outcome: 'FAILED', accessibilityIssues: 0 },
  ],
  totalPages: 1_042,
  madeAt: new Date('2026-11-20T10:00:00Z'),
};

/** Specification (platform), section 2. */
const PARTS = [
  'Executive summary',
  'Scope',
  'Evaluation method',
  'Review process',
  'Results by criterion',
  'Disclaimer',
];

const meta = {
  title: 'Report/ReportDocument',
  component: ReportDocument,
  args: { content },
} satisfies Meta<typeof ReportDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the report leaves out is said, and what pages hold is only text. */
export const WithEverything: Story = {
  play: async ({ canvas, canvasElement }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'Contents' }));
    for (const part of PARTS) {
      await expect(contents.getByRole('link', { name: part })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 2, name: part })).toBeVisible();
    }
    await expect(canvas.getByText(/has no legal authority/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '1.4.3 Contrast (Minimum)' })).toBeVisible();
    await expect(canvas.getByText('See “future-rule” under 1.4.3.')).toBeVisible();
    await expect(canvas.getByText('2 more issues of this rule are not shown here.')).toBeVisible();
    await expect(canvas.getByText('1,040 more pages are not listed here.')).toBeVisible();
    const limits = within(canvas.getByRole('region', { name: 'Scope' })).getAllByRole('listitem');
    await expect(limits).toHaveLength(6);
    await expect(canvasElement.querySelector('article script')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};

export const NothingFound: Story = {
  args: {
    content: {
      ...content,
      rules: [],
      scan: { ...content.scan, accessibilityIssues: 0 },
      trust: {
        ...content.trust,
        pagesFound: 42,
        pagesScanned: 42,
        isPageLimitReached: false,
        skipped: [],
        obstacles: [],
        screenshotsCutShort: { count: 0, examples: [] },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The automatic tests found no issue of accessibility.')).toBeVisible();
    await expect(canvas.getByText(/Every page that was found was scanned/)).toBeVisible();
  },
};
