import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Layout/Inline.tsx';
import { Stack } from '../../primitives/Layout/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { contrastRatio } from '../contrast.ts';
import { themes, tokens } from '../tokens.ts';
import { scale } from '../values/scale.ts';
import type { Pair, ThemeValues } from '../values/ThemeValues.ts';
import { variablesOf } from '../variables.ts';
import { Grid, Swatch } from './Swatch.tsx';

/** Made from the theme itself: what is added to a theme appears here. */
const meta = { title: 'Foundations/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const VALUES = Object.values(themes);

/** The same property of each theme, in the order light, dark, high contrast. */
function inEachTheme(valueIn: (theme: ThemeValues) => string): string {
  return VALUES.map(valueIn).join(' · ');
}

function isColour(name: string): name is keyof ThemeValues['color'] {
  return name in themes.light.color;
}

/** Rows of one group of the scale: its name, the value, and a look at it. */
function Rows({ group, look }: { group: keyof typeof scale; look: (value: string) => ReactNode }) {
  return (
    <Stack gap="m">
      {variablesOf(scale[group], `--sitelens-${group.replace(/[A-Z]/g, (l) => `-${l.toLowerCase()}`)}`).map(
        ([variable, value]) => (
          <Inline key={variable} gap="l">
            <Text as="code" size="s">
              {variable}
            </Text>
            <Text as="span" size="s" tone="muted" isTabular>
              {value}
            </Text>
            {look(`var(${variable})`)}
          </Inline>
        ),
      )}
    </Stack>
  );
}

function ratioOf({ foreground, background }: Pair): string {
  return contrastRatio(foreground, background).toFixed(1);
}

interface PairsProps {
  title: string;
  pairs: Record<string, Pair>;
  valuesIn: (theme: ThemeValues) => Record<string, Pair>;
}

function Pairs({ title, pairs, valuesIn }: PairsProps) {
  return (
    <Stack>
      <Heading level={2}>{title}</Heading>
      <Text size="s" tone="muted">
        Contrast in the light, the dark and the high contrast theme.
      </Text>
      <Grid>
        {Object.entries(pairs).map(([name, pair]) => (
          <Swatch
            key={name}
            name={name}
            background={pair.background}
            foreground={pair.foreground}
            sample="Foreground"
            detail={inEachTheme((theme) => ratioOf(valuesIn(theme)[name] ?? pair))}
          />
        ))}
      </Grid>
    </Stack>
  );
}

export const Colours: Story = {
  render: () => (
    <Grid>
      {Object.entries(tokens.color).map(([name, reference]) => (
        <Swatch
          key={name}
          name={name}
          background={reference}
          detail={isColour(name) ? inEachTheme(({ color }) => color[name]) : ''}
        />
      ))}
    </Grid>
  ),
};

export const Severities: Story = {
  render: () => <Pairs title="Severities" pairs={tokens.severity} valuesIn={({ severity }) => severity} />,
};

export const Tones: Story = {
  render: () => <Pairs title="Tones" pairs={tokens.tone} valuesIn={({ tone }) => tone} />,
};

export const Marks: Story = {
  render: () => (
    <Grid>
      {[...Object.entries(tokens.severity), ...Object.entries(tokens.tone)].map(([name, pair]) => (
        <Swatch key={name} name={name} background={pair.mark} detail="mark" />
      ))}
    </Grid>
  ),
};

export const Type: Story = {
  render: () => (
    <Rows
      group="fontSize"
      look={(value) => <span style={{ fontSize: value }}>Every finding, where it is</span>}
    />
  ),
};

export const Space: Story = {
  render: () => (
    <Rows
      group="space"
      look={(value) => <span style={{ width: value, height: '1rem', background: tokens.color.accent }} />}
    />
  ),
};

export const Radius: Story = {
  render: () => (
    <Rows
      group="radius"
      look={(value) => (
        <span
          style={{
            width: '4rem',
            height: '2rem',
            border: `1px solid ${tokens.color.borderStrong}`,
            borderRadius: value,
          }}
        />
      )}
    />
  ),
};

export const Shadow: Story = {
  render: () => (
    <Grid>
      {Object.entries(tokens.shadow).map(([name, shadow]) => (
        <div
          key={name}
          style={{
            padding: tokens.space.xl,
            borderRadius: tokens.radius.l,
            background: tokens.color.surfaceRaised,
            boxShadow: shadow,
          }}
        >
          <Text size="s">{name}</Text>
        </div>
      ))}
    </Grid>
  ),
};

export const Layers: Story = { render: () => <Rows group="zIndex" look={() => null} /> };
export const Motion: Story = { render: () => <Rows group="motion" look={() => null} /> };

/** Every variable which an `appearance` can set, without its prefix. */
export const AllVariables: Story = {
  render: () => (
    <Grid>
      {variablesOf({ ...themes.light, ...scale }).map(([variable, value]) => (
        <div key={variable}>
          <Text as="code" size="xs">
            {variable.replace('--sitelens-', '')}
          </Text>
          <Text size="xs" tone="muted">
            {value}
          </Text>
        </div>
      ))}
    </Grid>
  ),
};
