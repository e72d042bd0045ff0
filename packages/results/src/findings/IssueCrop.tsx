import type { BoundingBoxes } from '@sitelens/api-client/contract';
import { capturedPage, sizeToShow } from '../screenshot/capturedPage.ts';
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
  const size = sizeToShow(boundingBoxes, page, screenSize);
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
