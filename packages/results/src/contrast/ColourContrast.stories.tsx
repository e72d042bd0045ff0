import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ColourContrast } from './ColourContrast.tsx';
import { DEFAULT_COLOURS } from './ContrastColours.ts';

const meta = {
  title: 'Results/Contrast/ColourContrast',
  component: ColourContrast,
  args: { onColoursChange: fn() },
} satisfies Meta<typeof ColourContrast>;

export default meta;
type Story = StoryObj<typeof meta>;

const failing = { text: '#9aa5b1', textAlpha: 1, background: '#f5f7fa' } as const;

/** Of the use with that name, whether each level passes. */
function verdictsOf(canvasElement: HTMLElement, use: string) {
  const card = within(canvasElement).getByRole('heading', { name: use }).closest('li');
  return within(card ?? canvasElement)
    .getAllByText(/^(Passes|Fails)$/)
    .map(({ textContent }) => textContent);
}

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4.54:1')).toBeVisible();
    await expect(verdictsOf(canvasElement, 'Text')).toEqual(['Passes', 'Fails']);
    await expect(verdictsOf(canvasElement, 'Large text')).toEqual(['Passes', 'Passes']);
    await expect(verdictsOf(canvasElement, 'Components and graphics')).toEqual(['Passes']);
    await expect(canvas.getByText('These colours pass already.')).toBeVisible();
  },
};

/** 4.499 is not yet 4.5. */
export const JustBelow: Story = {
  args: { defaultColours: { text: '#6a7883', textAlpha: 1, background: '#fefefe' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('4.49:1')).toBeVisible();
    await expect(verdictsOf(canvasElement, 'Text')).toEqual(['Fails', 'Fails']);
  },
};

export const Failing: Story = { args: { defaultColours: failing } };

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Text colour' });
    await userEvent.clear(field);
    await userEvent.type(field, 'hsl(0 100% 30%)');
    await expect(args.onColoursChange).toHaveBeenLastCalledWith(
      { text: '#990000', textAlpha: 1, background: '#ffffff' },
      { isContinued: false },
    );
    await expect(field).toHaveValue('hsl(0 100% 30%)');
    await expect(canvas.getByText('8.91:1')).toBeVisible();
  },
};

/** The last colour that was one stays in the preview. */
export const NoColour: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Text colour' });
    await userEvent.clear(field);
    await userEvent.type(field, 'brandgreen');
    await userEvent.tab();
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/“brandgreen” is no colour that we know\. Enter a hex value/),
    );
    await expect(canvas.getByText('4.54:1')).toBeVisible();
    await expect(args.onColoursChange).not.toHaveBeenCalled();
  },
};

export const TranslucentBackground: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Background colour' });
    await userEvent.clear(field);
    await userEvent.type(field, 'rgb(0 0 0 / 20%)');
    await userEvent.tab();
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/must be opaque.*on white that is #cccccc/),
    );
  },
};

/** Measured as it is seen: laid over the background. */
export const TranslucentText: Story = {
  args: { defaultColours: { text: '#000000', textAlpha: 153 / 255, background: '#ffffff' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/60 % opaque\. On this background it is seen as #666666/)).toBeVisible();
    await expect(canvas.getByText('5.74:1')).toBeVisible();
  },
};

/** One press takes the nearest colour over, and the focus waits on the way back. */
export const TakenOver: Story = {
  args: { defaultColours: failing },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: /^Use #.{6} for the text$/ });
    if (first === undefined) throw new Error('There is no offer for the text.');
    await userEvent.click(first);
    await waitFor(() => expect(verdictsOf(canvasElement, 'Text')).toEqual(['Passes', 'Fails']));
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(verdictsOf(canvasElement, 'Text')).toEqual(['Fails', 'Fails']));
    await expect(undo).toHaveFocus();
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Text colour' })).toHaveValue(failing.text);
  },
};

export const Swapped: Story = {
  args: { defaultColours: { ...failing, text: '#1a73e8' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Swap the colours' }));
    await expect(canvas.getByRole('textbox', { name: 'Text colour' })).toHaveValue('#f5f7fa');
    await expect(canvas.getByRole('textbox', { name: 'Background colour' })).toHaveValue('#1a73e8');
  },
};

/** A grey keeps the hue that it was given, so that saturation brings it back. */
export const BySlider: Story = {
  args: { defaultColours: { text: '#bf4040', textAlpha: 1, background: '#ffffff' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const move = (name: string, value: number) =>
      fireEvent.input(canvas.getByRole('slider', { name }), { target: { value } });
    await move('Hue of the text colour', 200);
    await move('Saturation of the text colour', 0);
    await expect(canvas.getByRole('textbox', { name: 'Text colour' })).toHaveValue('#808080');
    await move('Saturation of the text colour', 50);
    await expect(canvas.getByRole('textbox', { name: 'Text colour' })).toHaveValue('#4095bf');
    await expect(args.onColoursChange).toHaveBeenLastCalledWith(expect.anything(), { isContinued: true });
    const hue = canvas.getByRole('slider', { name: 'Hue of the text colour' });
    await expect(hue).toHaveAttribute('aria-valuetext', '200°');
  },
};

export const ForLargeText: Story = {
  args: { defaultColours: failing },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Large text' }));
    await expect(await canvas.findByRole('heading', { name: 'Level AA: at least 3:1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Components' }));
    await expect(canvas.queryByRole('heading', { name: /^Level AAA/ })).not.toBeInTheDocument();
  },
};

/** The ratio is read out once typing has come to rest. */
export const ReadOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Text colour' });
    await userEvent.clear(field);
    await userEvent.type(field, 'black');
    await expect(canvas.queryByText(/^Contrast ratio 21/)).not.toBeInTheDocument();
    await expect(
      await canvas.findByText(/^Contrast ratio 21\.00:1\. Text: AA passes, AAA passes\. Large text/),
    ).toHaveAttribute('role', 'status');
  },
};

export const WithLink: Story = {
  args: {
    defaultColours: DEFAULT_COLOURS,
    linkOf: ({ text, background }) => `https://sitelens.example/color-contrast?${text}${background}`,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { defaultColours: failing },
  globals: { viewport: { value: 'phone' } },
};
