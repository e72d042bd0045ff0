import type { SeenDocument } from '../../gather/obstacleArtifacts.ts';

/** In UTF-16 units without white space: tests and refusals explain themselves in a few sentences. */
const MOST_TEXT = 1_200;
const MOST_LINKS = 15;

/** Whether a page is hardly more than a form or a notice: no menu, and little to read. */
export function isBare({ textLength, links }: Pick<SeenDocument, 'textLength' | 'links'>): boolean {
  return textLength <= MOST_TEXT && links <= MOST_LINKS;
}
