import type { MobileMeasurements, ViewportTag } from '../../gather/mobileArtifacts.ts';
import { parseViewportContent, type ViewportContent } from './viewportContent.ts';

/** The viewport tag that counts, the last one; undefined when it says nothing, which is a problem of its own. */
export function effectiveViewport({
  viewportTags,
}: Pick<MobileMeasurements, 'viewportTags'>): { tag: ViewportTag; content: ViewportContent } | undefined {
  const tag = viewportTags.at(-1);
  if (!tag || tag.content.trim() === '') return undefined;
  return { tag, content: parseViewportContent(tag.content) };
}

/** Whether a phone lays the page out at its own width. An initial scale of 1 alone says so too. */
export function isDeviceWidth({ width, initialScale }: ViewportContent): boolean {
  return width === undefined ? initialScale === 1 : width === 'device-width';
}
