import { useId, useState } from 'react';
import { useContrastWords } from '../words/contrast.ts';
import { type Hsl, hexOfHsl, hslOf } from './colour/hsl.ts';
import type { Hex } from './colour/wcagContrast.ts';
import { Slider, SliderLabel, SliderRow, Sliders, SliderValue } from './fieldParts.ts';
import type { Side } from './readColour.ts';

const PARTS = [
  { name: 'hue', maximum: 359 },
  { name: 'saturation', maximum: 100 },
  { name: 'lightness', maximum: 100 },
] as const;

interface HslSlidersProps {
  side: Side;
  colour: Hex;
  onChange: (colour: Hex, part: keyof Hsl) => void;
}

/** Hue, saturation and lightness of a colour. */
export function HslSliders({ side, colour, onChange }: HslSlidersProps) {
  const t = useContrastWords();
  const id = useId();
  // A grey has no hue and black no saturation: what was set before stays, to be found again.
  const [moved, setMoved] = useState<{ hsl: Hsl; hex: Hex }>();
  const hsl = moved?.hex === colour ? moved.hsl : hslOf(colour);

  function move(part: keyof Hsl, value: number) {
    const next = { ...hsl, [part]: value };
    const hex = hexOfHsl(next);
    setMoved({ hsl: next, hex });
    onChange(hex, part);
  }

  return (
    <Sliders>
      {PARTS.map(({ name, maximum }) => (
        <SliderRow key={name}>
          <SliderLabel htmlFor={`${id}-${name}`}>{t(`contrast.sliders.${name}`)}</SliderLabel>
          <Slider
            id={`${id}-${name}`}
            type="range"
            min={0}
            max={maximum}
            value={hsl[name]}
            aria-label={t(`contrast.${side}.${name}`)}
            aria-valuetext={t(`contrast.values.${name}`, { value: hsl[name] })}
            onChange={({ currentTarget }) => move(name, currentTarget.valueAsNumber)}
          />
          <SliderValue aria-hidden>{t(`contrast.values.${name}`, { value: hsl[name] })}</SliderValue>
        </SliderRow>
      ))}
    </Sliders>
  );
}
