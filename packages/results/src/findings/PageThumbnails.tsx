import { SCREEN_SIZE_NAMES, type ScreenSize, type Thumbnails } from '@sitelens/api-client/contract';
import { Thumbnail } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { asCards } from '../table/tableParts.ts';

const Root = styled.span`
  display: inline-flex;
  flex: none;
  align-items: flex-end;
  gap: ${tokens.space.xs};
  /* As wide with one picture as with three, so that addresses stand under each other. */
  &[data-several] { min-width: calc(7rem + 2 * ${tokens.space.xs}); }
  ${asCards} { &[data-several] { min-width: 0; } > :not(:first-child) { display: none; } }
`;

export interface PageThumbnailsProps {
  thumbnails: Thumbnails;
  /** The page's address, for what stands in place of a picture. */
  name: string;
  /** Those that are shown. Default: all three. */
  screenSizes?: readonly ScreenSize[] | undefined;
  fileUrl: (fileName: string) => string;
}

/** What a page looks like at each size; in cards at the largest alone. Silent: the address stands beside it. */
export function PageThumbnails(props: PageThumbnailsProps) {
  const { thumbnails, name, screenSizes = SCREEN_SIZE_NAMES, fileUrl } = props;
  const [largest, ...others] = screenSizes.flatMap((size) => thumbnails[size] ?? []);
  return (
    <Root data-several={screenSizes.length > 1 ? '' : undefined}>
      <Thumbnail src={largest && fileUrl(largest)} name={name} />
      {others.map((fileName) => (
        <Thumbnail key={fileName} size="s" src={fileUrl(fileName)} name={name} />
      ))}
    </Root>
  );
}
