import { SitelensProvider } from '@sitelens/ui/theme';
import type { ReactNode } from 'react';

/** For tests: a component as it stands in an application. */
export function inProvider(children: ReactNode) {
  return <SitelensProvider theme="light">{children}</SitelensProvider>;
}
