import { Progress } from '@base-ui/react/progress';
import { keyframes, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export interface ProgressBarProps {
  /** The accessible name. */
  label: string;
  /** From 0 to `max`, and held there; null while the amount of work isn't known. */
  value: number | null;
  max?: number;
  /** What is read out instead of a percentage: "12 of 40 pages". */
  valueText?: string;
  tone?: 'info' | 'success' | 'warning' | 'danger';
}

const wander = keyframes`from { transform: translateX(-100%); } to { transform: translateX(300%); }`;

const Track = styled(Progress.Track)`
  display: block;
  box-sizing: border-box;
  height: 0.5rem;
  overflow: hidden;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.track};
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

const Indicator = styled(Progress.Indicator)<{ $colour: string }>`
  display: block;
  border-radius: inherit;
  background: ${({ $colour }) => $colour};
  transition: width ${tokens.motion.normal} ${tokens.motion.easing};
  &[data-indeterminate] {
    width: 33%;
    animation: ${wander} ${tokens.motion.slow} ease-in-out infinite;
    @media (prefers-reduced-motion: reduce) { width: 100%; opacity: 0.5; }
  }
  @media (forced-colors: active) { background: Highlight; }
`;

/** Long work with its end in sight. */
export function ProgressBar({ label, value, max = 100, valueText, tone = 'info' }: ProgressBarProps) {
  const text = valueText === undefined ? {} : { 'aria-valuetext': valueText };
  return (
    <Progress.Root
      aria-label={label}
      value={value === null ? null : Math.min(Math.max(value, 0), max)}
      max={max}
      {...text}
    >
      <Track>
        <Indicator $colour={tokens.tone[tone].mark} />
      </Track>
    </Progress.Root>
  );
}
