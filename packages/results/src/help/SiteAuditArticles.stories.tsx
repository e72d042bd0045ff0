import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteAuditArticle } from './SiteAuditArticle.tsx';

/** Each article on site-audit issues, by one of the types that it is on. */
const meta = {
  title: 'Results/Help/SiteAuditArticles',
  component: SiteAuditArticle,
  args: { issueType: 'BROKEN_LINK', level: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'How to check the fix' })).toBeVisible();
  },
} satisfies Meta<typeof SiteAuditArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BrokenLinks: Story = { args: { issueType: 'BROKEN_LINK' } };
export const BrokenFiles: Story = { args: { issueType: 'BROKEN_IMAGE' } };
export const LinksToRedirects: Story = { args: { issueType: 'LINK_TO_REDIRECT' } };
export const LinksToLocalhost: Story = { args: { issueType: 'LINK_TO_LOCALHOST' } };
export const FailedRequests: Story = { args: { issueType: 'REQUEST_FAILED' } };
export const LinksWithoutAddress: Story = { args: { issueType: 'EMPTY_HREF_ATTRIBUTE' } };
export const MultipleBaseElements: Story = { args: { issueType: 'MULTIPLE_BASE_TAGS_ON_PAGE' } };
export const BlockedByRobots: Story = { args: { issueType: 'BLOCKED_BY_ROBOTS' } };
export const MissingTitle: Story = { args: { issueType: 'MISSING_TITLE' } };
export const TitleLength: Story = { args: { issueType: 'TITLE_TOO_LONG' } };
export const DuplicateTitles: Story = { args: { issueType: 'DUPLICATE_TITLE_TAGS' } };
export const MultipleTitles: Story = { args: { issueType: 'MULTIPLE_TITLE_TAGS_ON_PAGE' } };
export const MissingDescription: Story = { args: { issueType: 'MISSING_META_DESCRIPTION' } };
export const DescriptionLength: Story = { args: { issueType: 'DESCRIPTION_TOO_LONG' } };
export const DuplicateDescriptions: Story = { args: { issueType: 'DUPLICATE_META_DESCRIPTION_TAGS' } };
export const MultipleMetaTags: Story = { args: { issueType: 'MULTIPLE_META_DESCRIPTION_TAGS' } };
export const MultipleViewportTags: Story = { args: { issueType: 'MULTIPLE_META_VIEWPORT_TAGS' } };
export const MissingIcon: Story = { args: { issueType: 'MISSING_LINK_ICON' } };
export const MissingMainHeading: Story = { args: { issueType: 'MISSING_H1_TAG_ON_PAGE' } };
export const MultipleMainHeadings: Story = { args: { issueType: 'MULTIPLE_H1_TAGS_ON_PAGE' } };
export const DuplicateMainHeadings: Story = { args: { issueType: 'DUPLICATE_H1_TAGS' } };
export const HeadingSameAsTitle: Story = { args: { issueType: 'DUPLICATE_H1_AND_TITLE_VALUE' } };
export const HeadingsOutOfOrder: Story = { args: { issueType: 'H_TAG_HIERARCHY' } };
export const MissingAlt: Story = { args: { issueType: 'MISSING_ALT_ATTRIBUTE' } };
export const EmptyAlt: Story = { args: { issueType: 'EMPTY_ALT_ATTRIBUTE' } };
export const ImagesWithoutAddress: Story = { args: { issueType: 'EMPTY_IMG_SRC_ATTRIBUTE' } };
export const DuplicateSharingTexts: Story = { args: { issueType: 'DUPLICATE_META_OG_TITLE_TAGS' } };
export const MultipleSharingTags: Story = { args: { issueType: 'MULTIPLE_META_OG_TITLE_TAGS' } };
export const MultipleSharingMedia: Story = { args: { issueType: 'MULTIPLE_META_OG_IMAGE_TAGS' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** One that only a newer service knows is reported (here: to the console), and nothing is shown. */
export const UnknownType: Story = {
  args: { issueType: 'NEXT_YEARS_TYPE' },
  play: async ({ canvas }) => void (await expect(canvas.queryByRole('heading')).toBeNull()),
};
