import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HelpArticle } from './HelpArticle.tsx';
import { goldenIssueOf, issueOf } from './testing/helpIssues.ts';

/** Each article as it stands on an issue of the golden scan, or on one written in axe-core's form. */
const meta = {
  title: 'Results/Help/Articles',
  component: HelpArticle,
  args: { ruleId: 'image-alt', level: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'How to check the fix' })).toBeVisible();
  },
} satisfies Meta<typeof HelpArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AriaAllowedAttr: Story = {
  args: { ruleId: 'aria-allowed-attr', issue: goldenIssueOf('aria-allowed-attr') },
};
export const AriaHiddenFocus: Story = {
  args: { ruleId: 'aria-hidden-focus', issue: goldenIssueOf('aria-hidden-focus') },
};
export const AriaProhibitedAttr: Story = {
  args: {
    ruleId: 'aria-prohibited-attr',
    issue: issueOf('aria-prohibited-attr', {
      html: '<span class="stars-4" aria-label="4 of 5 stars"></span>',
      none: [
        {
          id: 'aria-prohibited-attr',
          message: 'aria-label attribute cannot be used on a span with no valid role attribute.',
          data: { role: null, nodeName: 'span', messageKey: 'noRoleSingular', prohibited: ['aria-label'] },
        },
      ],
    }),
  },
};
export const AriaRequiredAttr: Story = {
  args: {
    ruleId: 'aria-required-attr',
    issue: issueOf('aria-required-attr', {
      html: '<div role="slider" tabindex="0"></div>',
      any: [
        {
          id: 'aria-required-attr',
          message: 'Required ARIA attribute not present: aria-valuenow',
          data: { value: ['aria-valuenow'] },
        },
      ],
    }),
  },
};
export const AriaRequiredChildren: Story = {
  args: {
    ruleId: 'aria-required-children',
    issue: issueOf('aria-required-children', {
      html: '<div role="tablist"><button>Close</button></div>',
      any: [
        {
          id: 'aria-required-children',
          message: 'Element has children which are not allowed: button[tabindex]',
          data: { messageKey: 'unallowed', values: 'button[tabindex]' },
        },
      ],
    }),
  },
};
export const AriaRequiredParent: Story = {
  args: { ruleId: 'aria-required-parent', issue: goldenIssueOf('aria-required-parent') },
};
export const AriaValidAttr: Story = {
  args: { ruleId: 'aria-valid-attr', issue: goldenIssueOf('aria-valid-attr') },
};
export const AriaValidAttrValue: Story = {
  args: { ruleId: 'aria-valid-attr-value', issue: goldenIssueOf('aria-valid-attr-value') },
};
export const ButtonName: Story = { args: { ruleId: 'button-name', issue: goldenIssueOf('button-name') } };
/** Of the page as a whole: there is no more to say of it. */
export const Bypass: Story = { args: { ruleId: 'bypass' } };
export const ColorContrast: Story = {
  args: { ruleId: 'color-contrast', issue: goldenIssueOf('color-contrast') },
};
export const DocumentTitle: Story = {
  args: { ruleId: 'document-title', issue: goldenIssueOf('document-title') },
};
export const DuplicateIdAria: Story = {
  args: {
    ruleId: 'duplicate-id-aria',
    issue: issueOf('duplicate-id-aria', {
      html: '<input id="street" name="invoice-street">',
      any: [
        {
          id: 'duplicate-id-aria',
          message: 'Document has multiple elements referenced with ARIA with the same id attribute: street',
          data: { value: 'street' },
        },
      ],
    }),
  },
};
export const EmptyHeading: Story = {
  args: { ruleId: 'empty-heading', issue: goldenIssueOf('empty-heading') },
};
export const FrameTitle: Story = { args: { ruleId: 'frame-title', issue: goldenIssueOf('frame-title') } };
export const HeadingOrder: Story = {
  args: { ruleId: 'heading-order', issue: goldenIssueOf('heading-order') },
};
export const HtmlHasLang: Story = {
  args: { ruleId: 'html-has-lang', issue: goldenIssueOf('html-has-lang') },
};
export const HtmlLangValid: Story = {
  args: {
    ruleId: 'html-lang-valid',
    issue: issueOf('html-lang-valid', {
      html: '<html lang="en_GB">',
      none: [
        {
          id: 'valid-lang',
          message: 'Value of lang attribute not included in the list of valid languages',
          data: { value: ['lang="en_GB"'] },
        },
      ],
    }),
  },
};
export const ImageAlt: Story = { args: { ruleId: 'image-alt', issue: goldenIssueOf('image-alt') } };
export const ImageRedundantAlt: Story = {
  args: { ruleId: 'image-redundant-alt', issue: goldenIssueOf('image-redundant-alt') },
};
export const InputImageAlt: Story = {
  args: { ruleId: 'input-image-alt', issue: goldenIssueOf('input-image-alt') },
};
export const Label: Story = { args: { ruleId: 'label', issue: goldenIssueOf('label') } };
export const LandmarkOneMain: Story = {
  args: { ruleId: 'landmark-one-main', issue: goldenIssueOf('landmark-one-main') },
};
export const LinkInTextBlock: Story = {
  args: { ruleId: 'link-in-text-block', issue: goldenIssueOf('link-in-text-block') },
};
export const LinkName: Story = { args: { ruleId: 'link-name', issue: goldenIssueOf('link-name') } };
export const List: Story = { args: { ruleId: 'list', issue: goldenIssueOf('list') } };
export const Listitem: Story = { args: { ruleId: 'listitem', issue: goldenIssueOf('listitem') } };
export const MetaViewport: Story = {
  args: { ruleId: 'meta-viewport', issue: goldenIssueOf('meta-viewport') },
};
export const NestedInteractive: Story = {
  args: { ruleId: 'nested-interactive', issue: goldenIssueOf('nested-interactive') },
};
export const PageHasHeadingOne: Story = {
  args: { ruleId: 'page-has-heading-one', issue: goldenIssueOf('page-has-heading-one') },
};
export const Region: Story = { args: { ruleId: 'region', issue: goldenIssueOf('region') } };
export const ScrollableRegionFocusable: Story = {
  args: { ruleId: 'scrollable-region-focusable', issue: goldenIssueOf('scrollable-region-focusable') },
};
export const SelectName: Story = { args: { ruleId: 'select-name', issue: goldenIssueOf('select-name') } };
export const SvgImgAlt: Story = { args: { ruleId: 'svg-img-alt', issue: goldenIssueOf('svg-img-alt') } };
export const Tabindex: Story = { args: { ruleId: 'tabindex', issue: goldenIssueOf('tabindex') } };
export const TargetSize: Story = { args: { ruleId: 'target-size', issue: goldenIssueOf('target-size') } };
