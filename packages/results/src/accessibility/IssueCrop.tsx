import type { BoundingBoxes } from '@sitelens/api-client/contract';
import { capturedPage, sizeThatShows } from '../screenshot/capturedPage.ts';
import { isMarkable } from '../screenshot/geometry/isMarkable.ts';
import { ScreenshotCrop } from '../screenshot/ScreenshotCrop.tsx';
import type { IssueHost } from './IssueHost.ts';

interface IssueCropProps extends Pick<IssueHost, 'page' | 'screenSize' | 'fileUrl'> {
  boundingBoxes: BoundingBoxes;
  /** In CSS pixels; never above 200. */
  maxHeight?: number;
}

/** An element as it looks, at the size in sight or else the largest that shows it; nothing without a screenshot. */
export function IssueCrop({ boundingBoxes, page, screenSize, fileUrl, maxHeight }: IssueCropProps) {
  if (!page) return null;
  const elsewhere = sizeThatShows({ id: '', position: 0, name: '', boundingBoxes }, page);
  const size = isMarkable(boundingBoxes[screenSize]) ? screenSize : (elsewhere ?? screenSize);
  const captured = capturedPage(page, size);
  if (!captured) return null;
  return (
    <ScreenshotCrop
      dimensions={captured.full}
      tiles={captured.tiles}
      boundingBox={boundingBoxes[size]}
      {...(fileUrl && { fileUrl })}
      {...(maxHeight !== undefined && { maxHeight })}
    />
  );
}
