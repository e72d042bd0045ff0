import { type AnchorHTMLAttributes, createContext, type ReactNode, type Ref, useContext } from 'react';

/** What a router's link gets: an anchor's attributes, with an address that is safe to render. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Renders a link of the host's router; its address is safe, and it must be handed all that it gets. */
export type RenderLink = (props: LinkProps) => ReactNode;

const LinkContext = createContext<RenderLink>((props) => <a {...props} />);

/** Plugs the app's router in: `<LinkProvider renderLink={({ href, ...props }) => <Link to={href} {...props} />}>`. */
export function LinkProvider({ renderLink, children }: { renderLink: RenderLink; children: ReactNode }) {
  return <LinkContext.Provider value={renderLink}>{children}</LinkContext.Provider>;
}

export function useRenderLink(): RenderLink {
  return useContext(LinkContext);
}
