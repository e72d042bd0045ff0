import { TextField } from '@sitelens/ui/forms';
import { IconButton, VisuallyHidden } from '@sitelens/ui/primitives';
import { Pipette } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useContrastWords } from '../words/contrast.ts';
import type { ParsedColour } from './colour/parseColour.ts';
import { Group, Line, Palette, Pickers } from './fieldParts.ts';
import { HslSliders } from './HslSliders.tsx';
import { type Reading, readColour, type Side } from './readColour.ts';
import { useDraft } from './useDraft.ts';
import { useEyeDropper } from './useEyeDropper.ts';

interface ColourFieldProps {
  side: Side;
  colour: ParsedColour;
  /** `control` is what the colour was changed by, where it moves in small steps. */
  onChange: (colour: ParsedColour, control?: string) => void;
  /** What there is to say of the colour. */
  children?: ReactNode;
}

/** One of the two colours: typed, chosen from the browser's palette, picked from the screen or moved by sliders. */
export function ColourField({ side, colour, onChange, children }: ColourFieldProps) {
  const t = useContrastWords();
  const [isNotPicked, setIsNotPicked] = useState(false);
  const draft = useDraft(side, colour, (read) => change(read.hex, 'field', read.alpha));
  const faultText = useFaultText(draft.text);
  const error = isNotPicked ? t('contrast.faults.notPicked') : draft.fault && faultText(draft.fault);

  function change(hex: ParsedColour['hex'], control: string | undefined, alpha = colour.alpha) {
    setIsNotPicked(false);
    onChange({ hex, alpha }, control && `${side} ${control}`);
  }

  return (
    <Group>
      <VisuallyHidden as="legend">{t(`contrast.${side}.label`)}</VisuallyHidden>
      <Line>
        <TextField
          label={t(`contrast.${side}.label`)}
          value={draft.text}
          error={error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          onChange={({ currentTarget }) => {
            setIsNotPicked(false);
            draft.type(currentTarget.value);
          }}
          onBlur={draft.leave}
        />
        <Pickers>
          <Palette
            aria-label={t(`contrast.${side}.pick`)}
            value={colour.hex}
            onChange={({ currentTarget }) => {
              const read = readColour(side, currentTarget.value);
              if ('colour' in read) change(read.colour.hex, 'palette');
            }}
          />
          <EyeDropper
            side={side}
            onPick={({ hex }) => change(hex, undefined)}
            onFail={() => setIsNotPicked(true)}
          />
        </Pickers>
      </Line>
      {children}
      <HslSliders side={side} colour={colour.hex} onChange={change} />
    </Group>
  );
}

interface EyeDropperProps {
  side: Side;
  onPick: (colour: ParsedColour) => void;
  onFail: () => void;
}

function EyeDropper({ side, onPick, onFail }: EyeDropperProps) {
  const t = useContrastWords();
  const pick = useEyeDropper();
  if (pick === undefined) return null;
  return (
    <IconButton
      variant="secondary"
      label={t(`contrast.${side}.fromScreen`)}
      icon={<Pipette aria-hidden />}
      onClick={() =>
        void pick().then((picked) => {
          if (picked === 'failed') onFail();
          else if (picked !== 'left') onPick(picked);
        })
      }
    />
  );
}

/** Long enough for every colour; who pastes a page is not shown it again. */
const SHOWN_LENGTH = 40;

function useFaultText(text: string) {
  const t = useContrastWords();
  const shown = text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
  return (reading: Exclude<Reading, { colour: unknown }>) =>
    t(`contrast.faults.${reading.fault}`, {
      text: shown.trim(),
      colour: reading.fault === 'translucent' ? reading.seenOnWhite : '',
    });
}
