export { initials } from '../internal/initials.ts';
export { isolated, withoutDirectionMarks } from '../internal/isolated.ts';
export { type LinkProps, LinkProvider, type RenderLink } from '../internal/LinkContext.tsx';
export { safeHref } from '../internal/safeHref.ts';
export { takeLostFocus } from '../internal/takeLostFocus.ts';
export { truncate } from '../internal/truncate.ts';
export { Badge, type BadgeProps, type Tone } from '../primitives/Badge/Badge.tsx';
export { Banner, type BannerProps, type BannerTone } from '../primitives/Banner/Banner.tsx';
export { Button, type ButtonProps } from '../primitives/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from '../primitives/Button/ButtonLink.tsx';
export type { ButtonSize, ButtonVariant } from '../primitives/Button/buttonStyles.ts';
export { Card, type CardProps } from '../primitives/Card/Card.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from '../primitives/ConfirmDialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from '../primitives/Dialog/Dialog.tsx';
export { EmailLink, type EmailLinkProps } from '../primitives/EmailLink/EmailLink.tsx';
export { EmptyState, type EmptyStateProps } from '../primitives/EmptyState/EmptyState.tsx';
export { FailureState, type FailureStateProps } from '../primitives/FailureState/FailureState.tsx';
export { ForbiddenState, type ForbiddenStateProps } from '../primitives/ForbiddenState/ForbiddenState.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from '../primitives/Heading/Heading.tsx';
export { IconButton, type IconButtonProps } from '../primitives/IconButton/IconButton.tsx';
export { Inline, type InlineProps } from '../primitives/Layout/Inline.tsx';
export { type Space, Stack, type StackProps } from '../primitives/Layout/Stack.tsx';
export { Menu, type MenuProps } from '../primitives/Menu/Menu.tsx';
export type { MenuItem } from '../primitives/Menu/MenuEntry.tsx';
export { Popover, type PopoverProps } from '../primitives/Popover/Popover.tsx';
export { ProgressBar, type ProgressBarProps } from '../primitives/ProgressBar/ProgressBar.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from '../primitives/SegmentedControl/SegmentedControl.tsx';
export { SeverityBadge } from '../primitives/SeverityBadge/SeverityBadge.tsx';
export { type Impact, SEVERITY_ICONS } from '../primitives/SeverityBadge/severities.ts';
export { useSeverityName } from '../primitives/SeverityBadge/useSeverityName.ts';
export { Skeleton, type SkeletonProps } from '../primitives/Skeleton/Skeleton.tsx';
export { SkipLink } from '../primitives/SkipLink/SkipLink.tsx';
export { Spinner } from '../primitives/Spinner/Spinner.tsx';
export { StaticImage, type StaticImageProps } from '../primitives/StaticImage/StaticImage.tsx';
export { staticImageSrcSet } from '../primitives/StaticImage/staticImageSources.ts';
export { type Tab, Tabs, type TabsProps } from '../primitives/Tabs/Tabs.tsx';
export { Text, type TextProps } from '../primitives/Text/Text.tsx';
export { TextLink, type TextLinkProps } from '../primitives/TextLink/TextLink.tsx';
export { Thumbnail, type ThumbnailProps } from '../primitives/Thumbnail/Thumbnail.tsx';
export { ToastProvider } from '../primitives/Toast/ToastProvider.tsx';
export { type ToastMessage, type ToastTone, useToast } from '../primitives/Toast/useToast.ts';
export { Tooltip, type TooltipProps } from '../primitives/Tooltip/Tooltip.tsx';
export { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
