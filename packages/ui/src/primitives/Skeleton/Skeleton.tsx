import { keyframes, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

const breathe = keyframes`50% { opacity: 0.5; }`;

export interface SkeletonProps {
  /** CSS lengths. */
  width?: string;
  height?: string;
  isRound?: boolean;
}

const Root = styled.span<{ $width: string; $height: string; $isRound: boolean }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${({ $isRound }) => ($isRound ? tokens.radius.full : tokens.radius.s)};
  background: ${tokens.color.track};
  animation: ${breathe} ${tokens.motion.slow} ease-in-out infinite;
  @media (forced-colors: active) { background: GrayText; }
`;

/** The shape of what is coming. Silent: its place says `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', isRound = false }: SkeletonProps) {
  return <Root aria-hidden $width={width} $height={height} $isRound={isRound} />;
}
