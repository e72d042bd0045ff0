import { createContext, type ReactNode, useContext } from 'react';

const PageContext = createContext<string | undefined>(undefined);

export interface ContrastPageProviderProps {
  /** The path of the page that shows `ColourContrast` and reads `parseContrastParameters`. */
  href: string;
  children: ReactNode;
}

/** Says where two colours can be compared, so that help on contrast leads there with the colours filled in. */
export function ContrastPageProvider({ href, children }: ContrastPageProviderProps) {
  return <PageContext.Provider value={href}>{children}</PageContext.Provider>;
}

/** Where two colours can be compared; nothing where the host has no such page. */
export function useContrastPage(): string | undefined {
  return useContext(PageContext);
}
