import type { HelpArticleId } from '../catalogue/helpArticleIds.ts';
import { type PartOnDemand, partOnDemand } from '../internal/partOnDemand.ts';
import type { Finding } from './Article.ts';

const contrast = partOnDemand(async () => (await import('./findings/contrastFinding.tsx')).contrastFinding);
const facts = partOnDemand(async () => (await import('./findings/factsFinding.tsx')).factsFinding);
const imageAlt = partOnDemand(async () => (await import('./findings/imageAltFinding.tsx')).imageAltFinding);
const linkContrast = partOnDemand(
  async () => (await import('./findings/linkContrastFinding.tsx')).linkContrastFinding,
);
const mobile = partOnDemand(async () => (await import('./findings/mobile/mobileFinding.tsx')).mobileFinding);
const name = partOnDemand(async () => (await import('./findings/nameFinding.tsx')).nameFinding);
const targetSize = partOnDemand(
  async () => (await import('./findings/targetSizeFinding.tsx')).targetSizeFinding,
);

/** What of an article can be told of an issue by itself, in its list. */
export const findingParts: Readonly<Partial<Record<HelpArticleId, PartOnDemand<Finding>>>> = {
  'aria-valid-attr': facts,
  'button-name': name,
  'color-contrast': contrast,
  'frame-title': name,
  'heading-order': facts,
  'image-alt': imageAlt,
  'input-image-alt': name,
  label: name,
  'link-in-text-block': linkContrast,
  'link-name': name,
  'select-name': name,
  'svg-img-alt': name,
  'target-size': targetSize,
  'multiple-viewports': mobile,
  'viewport-fixed-width': mobile,
  'viewport-zoom-prevented': mobile,
  'content-wider-than-screen': mobile,
  'tap-target-too-small': mobile,
  'tap-targets-too-close': mobile,
  'scrollable-area-too-small': mobile,
  'h1-below-fold': mobile,
  'text-too-small': mobile,
  'form-field-text-too-small': mobile,
  'fixed-element-covers-screen': mobile,
  'media-not-scaling': mobile,
};
