import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { failingParts } from './failing/failingParts.ts';
import { Snippet } from './Snippet.tsx';

const meta = {
  title: 'Results/Snippet',
  component: Snippet,
  args: { label: 'Failing element', code: '<img src="/assets/tent.svg" width="400" height="300">' },
} satisfies Meta<typeof Snippet>;

export default meta;
type Story = StoryObj<typeof meta>;

function failingIn(ruleId: string, html: string) {
  return failingParts({ ruleId, html, possibleSolutions: [], mustMatchAll: [], mustNotMatch: [] });
}

/** The colours come with the highlighter; until then the text is plain. */
export const Highlighted: Story = {
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-kind="tag"]')).toHaveTextContent('img'));
    await expect(canvasElement.querySelector('code')?.textContent).toBe(args.code);
  },
};

const WITH_TABINDEX = '<a id="repair-link" href="/help/repairs" tabindex="3">How repairs work</a>';

/** What fails is underlined, and named to those who hear it. */
export const FailingAttribute: Story = {
  args: { code: WITH_TABINDEX, failingParts: failingIn('tabindex', WITH_TABINDEX) },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('mark');
    await expect(mark).toHaveTextContent('Failing part: tabindex="3" End of the failing part.');
  },
};

const WITHOUT_ALT = '<img src="/assets/tent.svg" width="400" height="300" class="hero wide">';

/** Where an attribute is missing, the tag fails. */
export const FailingTag: Story = {
  args: { code: WITHOUT_ALT, failingParts: failingIn('image-alt', WITHOUT_ALT) },
};

const LONG = `<ul class="products">\n${'  <li><a href="/shop/tents">Tents</a></li>\n'.repeat(40)}</ul>`;

/** Cut, until it is asked for whole; then it scrolls, also by keyboard. */
export const Long: Story = {
  args: { code: LONG },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const code = canvasElement.querySelector('code');
    await expect(code?.textContent).toBe(LONG.slice(0, 500));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 1,747 characters' }));
    await expect(code?.textContent).toBe(LONG);
    const scroller = await canvas.findByRole('group', { name: 'Failing element' });
    await expect(scroller).toHaveAttribute('tabindex', '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }));
    await expect(code?.textContent).toBe(LONG.slice(0, 500));
  },
};

const FAILS_LATE = `<source srcset="${'/assets/tent-2x.webp 2x, '.repeat(60)}" tabindex="5">`;

/** What fails is seen, though it stands far behind. */
export const FailingFarBehind: Story = {
  args: { code: FAILS_LATE, failingParts: failingIn('tabindex', FAILS_LATE) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toHaveTextContent(/tabindex="5"/);
    await expect(within(canvasElement).getByText('The beginning is left out.')).toBeInTheDocument();
  },
};

export const Css: Story = {
  args: { language: 'css', code: '.price > b {\n  color: #b8b2a4; /* 2.07:1 */\n}' },
};
export const JavaScript: Story = {
  args: {
    language: 'js',
    code: "const menu = document.querySelector('nav');\nif (menu) menu.hidden = true;",
  },
};

export const OneEndlessWord: Story = { args: { code: 'x'.repeat(10_000) } };

/** What would turn the text around is named instead. */
export const RightToLeftAndEmoji: Story = {
  args: { code: '<a href="/עזרה" title="🧗🏽‍♀️ طقس">\u202eevil\u202c עזרה 🏕️</a>' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('U+202E')).toBeVisible();
    await expect(canvasElement.querySelector('pre')?.textContent).not.toContain('\u202e');
  },
};

/** In a page that is written from right to left, code is not. */
export const InRightToLeftPage: Story = {
  args: { code: WITH_TABINDEX },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** Text, whatever it says. */
export const Hostile: Story = {
  args: { code: '<img src=x onerror="alert(1)"><script>alert(2)</script>' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-kind]')).not.toBeNull());
    await expect(canvasElement.querySelector('img, script')).toBeNull();
  },
};

export const Empty: Story = { args: { code: '' } };

/** Copied whole, though it is shown cut; the result is announced. */
export const Copied: Story = {
  args: { code: LONG },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Failing element' }));
    await expect(write).toHaveBeenCalledWith(LONG);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied to the clipboard.');
    write.mockRestore();
  },
};

/** A clipboard that is closed to us leaves a prompt. */
export const CopiedByHand: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('No.', 'NotAllowedError'),
    );
    const prompt = spyOn(window, 'prompt').mockImplementation(fn(() => null));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Failing element' }));
    await waitFor(() => expect(prompt).toHaveBeenCalledWith('Copy the text:', args.code));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/from the prompt/));
    write.mockRestore();
    prompt.mockRestore();
  },
};

export const OnPhone: Story = {
  args: { code: LONG, failingParts: failingIn('list', LONG) },
  globals: { viewport: { value: 'phone' } },
};
