export { type LinkProps, LinkProvider, type RenderLink } from '../internal/LinkContext.tsx';
