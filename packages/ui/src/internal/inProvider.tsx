import type { ReactNode } from 'react';
import { SitelensProvider, type SitelensProviderProps } from '../theme/SitelensProvider.tsx';

/** For tests: the element as it stands in an application. */
export function inProvider(children: ReactNode, props: Omit<SitelensProviderProps, 'children'> = {}) {
  return (
    <SitelensProvider theme="light" {...props}>
      {children}
    </SitelensProvider>
  );
}
