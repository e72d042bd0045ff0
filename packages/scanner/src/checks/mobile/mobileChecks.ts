import { MOBILE_FRIENDLY_ISSUE_IDS, type MobileFriendlyIssueId } from '@sitelens/api-client/contract';
import { contentWiderThanScreen } from './content-wider-than-screen/contentWiderThanScreen.ts';
import { fixedElementCoversScreen } from './fixed-element-covers-screen/fixedElementCoversScreen.ts';
import { formFieldTextTooSmall } from './form-field-text-too-small/formFieldTextTooSmall.ts';
import { h1BelowFold } from './h1-below-fold/h1BelowFold.ts';
import { mediaNotScaling } from './media-not-scaling/mediaNotScaling.ts';
import type { MobileCheck } from './mobileCheck.ts';
import { multipleViewports } from './multiple-viewports/multipleViewports.ts';
import { scrollableAreaTooSmall } from './scrollable-area-too-small/scrollableAreaTooSmall.ts';
import { tapTargetTooSmall } from './tap-target-too-small/tapTargetTooSmall.ts';
import { tapTargetsTooClose } from './tap-targets-too-close/tapTargetsTooClose.ts';
import { textTooSmall } from './text-too-small/textTooSmall.ts';
import { viewportFixedWidth } from './viewport-fixed-width/viewportFixedWidth.ts';
import { viewportNotSet } from './viewport-not-set/viewportNotSet.ts';
import { viewportZoomPrevented } from './viewport-zoom-prevented/viewportZoomPrevented.ts';

/** A record, so that an issue of the contract without a check is an error of types. */
const checks: Readonly<Record<MobileFriendlyIssueId, MobileCheck>> = {
  'viewport-not-set': viewportNotSet,
  'multiple-viewports': multipleViewports,
  'viewport-fixed-width': viewportFixedWidth,
  'viewport-zoom-prevented': viewportZoomPrevented,
  'content-wider-than-screen': contentWiderThanScreen,
  'tap-target-too-small': tapTargetTooSmall,
  'tap-targets-too-close': tapTargetsTooClose,
  'scrollable-area-too-small': scrollableAreaTooSmall,
  'h1-below-fold': h1BelowFold,
  'text-too-small': textTooSmall,
  'form-field-text-too-small': formFieldTextTooSmall,
  'fixed-element-covers-screen': fixedElementCoversScreen,
  'media-not-scaling': mediaNotScaling,
};

/** Every mobile check, in the order of `MOBILE_FRIENDLY_ISSUE_IDS`. */
export const MOBILE_CHECKS: readonly MobileCheck[] = MOBILE_FRIENDLY_ISSUE_IDS.map((id) => checks[id]);
