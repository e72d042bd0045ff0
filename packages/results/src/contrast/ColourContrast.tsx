import { Heading, type HeadingLevel, Stack, Text } from '@sitelens/ui/primitives';
import { useDeferredValue, useId, useRef } from 'react';
import { useContrastWords } from '../words/contrast.ts';
import { Actions } from './Actions.tsx';
import { Announcement } from './Announcement.tsx';
import { ColourField } from './ColourField.tsx';
import { type ContrastColours, ratioOf, seenText, swapped } from './ContrastColours.ts';
import { steadyRatioText } from './colour/ratioText.ts';
import { Columns, Ratio, Section } from './contrastParts.ts';
import { LivePreview } from './LivePreview.tsx';
import { Offers } from './Offers.tsx';
import { type ColoursState, useColours } from './useColours.ts';
import { Verdicts } from './Verdicts.tsx';

export interface ColourContrastProps extends ColoursState {
  /** An address that shows the colours, to be shared. Without it there is no button that copies it. */
  linkOf?: ((colours: ContrastColours) => string) | undefined;
  /** Of its parts' headings. Default: 2. */
  level?: 2 | 3;
}

/** Compares two colours: their contrast ratio, what it is enough for, and the nearest colours that pass. */
export function ColourContrast({ linkOf, level = 2, ...state }: ColourContrastProps) {
  const t = useContrastWords();
  const id = useId();
  const { colours, change, undo, canUndo } = useColours(state);
  const undoButton = useRef<HTMLButtonElement>(null);
  // The way to the nearest colours is walked in a thousand steps: a slider is not to wait for it.
  const settling = useDeferredValue(colours);
  const { text, textAlpha, background } = colours;
  const ratio = ratioOf(colours);
  const below: HeadingLevel = level === 2 ? 3 : 4;

  function take(next: ContrastColours) {
    change(next);
    // The button that was pressed goes away with its offer.
    undoButton.current?.focus();
  }

  return (
    <Stack gap="xl">
      <Text tone="muted">{t('contrast.intro')}</Text>
      <Columns>
        <Section aria-labelledby={`${id}-colours`}>
          <Heading level={level} id={`${id}-colours`}>
            {t('contrast.colours')}
          </Heading>
          <Text size="s" tone="muted">
            {t('contrast.forms')}
          </Text>
          <ColourField
            side="text"
            colour={{ hex: text, alpha: textAlpha }}
            onChange={({ hex, alpha }, control) =>
              change({ ...colours, text: hex, textAlpha: alpha }, control)
            }
          >
            {textAlpha < 1 && <Translucency colours={colours} />}
          </ColourField>
          <ColourField
            side="background"
            colour={{ hex: background, alpha: 1 }}
            onChange={({ hex }, control) => change({ ...colours, background: hex }, control)}
          />
          <Actions
            ref={undoButton}
            colours={colours}
            onSwap={() => change(swapped(colours))}
            onUndo={undo}
            canUndo={canUndo}
            link={linkOf?.(colours)}
          />
        </Section>
        <Section aria-labelledby={`${id}-ratio`}>
          <Heading level={level} id={`${id}-ratio`}>
            {t('contrast.ratio')}
          </Heading>
          <Ratio>{steadyRatioText(ratio)}</Ratio>
          <LivePreview text={seenText(colours)} background={background} />
          <Announcement ratio={ratio} />
        </Section>
      </Columns>
      <Section aria-labelledby={`${id}-result`}>
        <Heading level={level} id={`${id}-result`}>
          {t('contrast.result')}
        </Heading>
        <Verdicts ratio={ratio} level={below} />
      </Section>
      <Section aria-labelledby={`${id}-offers`}>
        <Heading level={level} id={`${id}-offers`}>
          {t('contrast.offers')}
        </Heading>
        <Offers colours={settling} onTake={take} level={below} />
      </Section>
    </Stack>
  );
}

function Translucency({ colours }: { colours: ContrastColours }) {
  const t = useContrastWords();
  // What is hardly translucent is not to be called 100 % opaque.
  const percent = Math.min(99, Math.round(colours.textAlpha * 100));
  return (
    <Text size="s" tone="muted">
      {t('contrast.translucent', { percent, colour: seenText(colours) })}
    </Text>
  );
}
