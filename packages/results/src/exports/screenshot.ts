export { DeviceFrame, type DeviceFrameProps } from '../screenshot/DeviceFrame.tsx';
export { type Crop, cropAround, MAXIMUM_CROP_HEIGHT } from '../screenshot/geometry/crop.ts';
export { isMarkable } from '../screenshot/geometry/isMarkable.ts';
export { type BoxedIssue, type IssueBox, issueBox } from '../screenshot/geometry/issueBox.ts';
export { type Marker, markersAt } from '../screenshot/geometry/markers.ts';
export type { Size, Zoom } from '../screenshot/geometry/screenLayout.ts';
export {
  type Box,
  clip,
  type PageBox,
  type Scale,
  type Space,
  type TileBox,
  toPageBox,
  toTileBox,
  toViewBox,
  type ViewBox,
} from '../screenshot/geometry/spaces.ts';
export { ScreenshotCrop, type ScreenshotCropProps } from '../screenshot/ScreenshotCrop.tsx';
export { ScreenshotDialog, type ScreenshotDialogProps } from '../screenshot/ScreenshotDialog.tsx';
export { ScreenshotViewer, type ScreenshotViewerProps } from '../screenshot/ScreenshotViewer.tsx';
export type { ViewedPage } from '../screenshot/ViewedPage.ts';
