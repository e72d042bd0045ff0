import { styled } from 'styled-components';
import { initials } from '../../internal/initials.ts';
import { tokens } from '../../theme/tokens.ts';
import { useRetriedImage } from './useRetriedImage.ts';

export interface ThumbnailProps {
  /** Left out where there is none yet. */
  src?: string | undefined;
  /** The website's name, for the initials. It stands next to the picture, so the picture itself is silent. */
  name: string;
  size?: 's' | 'm' | 'l';
}

const WIDTHS = { s: '2rem', m: '3rem', l: '8rem' };

const Root = styled.span<{ $size: 's' | 'm' | 'l' }>`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  width: ${({ $size }) => WIDTHS[$size]};
  aspect-ratio: ${({ $size }) => ($size === 'l' ? '16 / 10' : '1')};
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
  background: ${tokens.tone.neutral.background};
  color: ${tokens.tone.neutral.foreground};
  font-size: ${({ $size }) => ($size === 'l' ? tokens.fontSize.xl : tokens.fontSize.xs)};
  font-weight: ${tokens.fontWeight.bold};
  letter-spacing: 0.02em;
`;

const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: top;
  &:not([data-loaded]) { opacity: 0; }
`;

/** A picture of the website, and until there is one its two-letter initials. */
export function Thumbnail({ src, name, size = 'm' }: ThumbnailProps) {
  const image = useRetriedImage(src);
  return (
    <Root $size={size} aria-hidden>
      {image.isLoaded ? null : initials(name)}
      {image.src !== undefined && (
        <Picture
          key={image.attempt}
          // Before `src`: a picture far down is then not fetched until it comes near.
          loading="lazy"
          decoding="async"
          src={image.src}
          alt=""
          data-loaded={image.isLoaded ? '' : undefined}
          onLoad={image.onLoad}
          onError={image.onError}
        />
      )}
    </Root>
  );
}
