import { styled } from 'styled-components';
import { partOnDemand } from '../internal/partOnDemand.ts';
import { useOnDemand } from '../internal/useOnDemand.ts';
import { MINIATURE_WIDTH } from './geometry/miniatureWidth.ts';
import type { PageMiniatureProps } from './PageMiniature.tsx';

const miniature = partOnDemand(() =>
  import('./PageMiniature.tsx').then(({ PageMiniature }) => PageMiniature),
);

const Root = styled.div`
  flex: none;
  width: ${MINIATURE_WIDTH}px;
  padding-top: 8px;
`;

interface MiniaturePlaceProps extends Omit<PageMiniatureProps, 'screen'> {
  /** Nothing until it is there. */
  screen: HTMLElement | null;
}

/** The room of the miniature, which comes a little later; without it, should it fail to load, all can still be reached. */
export function MiniaturePlace({ screen, ...props }: MiniaturePlaceProps) {
  const state = useOnDemand(miniature);
  return <Root>{state.status === 'ready' && screen && <state.part {...props} screen={screen} />}</Root>;
}
