import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  box-sizing: border-box;
  width: 1em;
  height: 1em;
  border: 2px solid color-mix(in srgb, currentcolor 25%, transparent);
  border-top-color: currentcolor;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
  @media (prefers-reduced-motion: reduce) { animation-duration: 4s; }
  @media (forced-colors: active) { border-color: GrayText; border-top-color: CanvasText; }
`;

/** For waits without a shape of their own; what is coming is better shown by a `Skeleton`. */
export function Spinner({ label }: { label: string }) {
  return (
    <>
      <Ring aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
