import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Layout/Inline.tsx';
import { Stack } from '../../primitives/Layout/Stack.tsx';
import { SeverityBadge } from '../../primitives/SeverityBadge/SeverityBadge.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { SitelensProvider } from '../SitelensProvider.tsx';

const german = {
  ui: { severity: { critical: 'Kritisch', serious: 'Schwer', moderate: 'Mittel', minor: 'Gering' } },
};

const sample = (
  <Stack align="start">
    <Inline>
      <SeverityBadge impact="critical" />
      <SeverityBadge impact="minor" />
    </Inline>
    <Banner title="A scan is running">Results appear here while pages are scanned.</Banner>
    <Inline>
      <Button variant="primary">Start scan</Button>
      <TextLink href="#website">All websites</TextLink>
    </Inline>
  </Stack>
);

const meta = {
  title: 'Foundations/SitelensProvider',
  component: SitelensProvider,
  args: { theme: 'light', children: sample },
} satisfies Meta<typeof SitelensProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A partner's brand, by documented variables. */
export const WithAppearance: Story = {
  args: {
    appearance: {
      variables: {
        'color-accent': '#0b6e4f',
        'color-accent-hover': '#095a41',
        'color-link': '#0b6e4f',
        'color-focus': '#0b6e4f',
        'radius-m': '999px',
        'font-family-body': 'Georgia, serif',
      },
    },
  },
  // A host answers for the contrast of its colours, in the theme that it chose.
  parameters: { a11y: { test: 'error', onlyOwnTheme: true } },
};

export const OtherWords: Story = { args: { language: 'de', texts: german } };

export const WordsByAddress: Story = {
  args: { language: 'de', texts: '/texts/de.json' },
  parameters: { msw: { handlers: [http.get('/texts/de.json', () => HttpResponse.json(german))] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Kritisch')[0]).toBeVisible());
  },
};

/** The words stay English, and the host is told why. */
export const WordsFailed: Story = {
  args: { language: 'de', texts: '/texts/de.json', onTextsError: fn() },
  parameters: {
    msw: { handlers: [http.get('/texts/de.json', () => new HttpResponse(null, { status: 500 }))] },
  },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(args.onTextsError).toHaveBeenCalledWith(
        expect.objectContaining({ message: "Could not load translation for the 'de' language" }),
      ),
    );
    await expect(canvas.getAllByText('Critical')[0]).toBeVisible();
  },
};

/** Where the host doesn't listen, the reader is told. */
export const WordsFailedUnheard: Story = {
  args: { language: 'de', texts: '/texts/de.json' },
  parameters: WordsFailed.parameters ?? {},
  play: async ({ canvas }) => {
    const said = await canvas.findAllByText("Could not load translation for the 'de' language");
    await expect(said.length).toBeGreaterThan(0);
  },
};
