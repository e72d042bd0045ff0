import { createContext, type ReactNode, useContext } from 'react';
import { type ContrastColours, contrastParameters } from './ContrastColours.ts';

const PageContext = createContext<string | undefined>(undefined);

export interface ContrastPageProviderProps {
  /** The path of the page that shows `ColourContrast`. */
  href: string;
  children: ReactNode;
}

/** Says where two colours can be compared, so that help on contrast leads there with the colours filled in. */
export function ContrastPageProvider({ href, children }: ContrastPageProviderProps) {
  return <PageContext.Provider value={href}>{children}</PageContext.Provider>;
}

/** Where these two are compared; nothing where the host has no such page. */
export function useContrastPage(colours: ContrastColours): string | undefined {
  const href = useContext(PageContext);
  return href && `${href}?${new URLSearchParams({ ...contrastParameters(colours) })}`;
}
