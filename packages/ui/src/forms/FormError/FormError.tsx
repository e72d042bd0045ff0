import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';

/** What is wrong with the form as a whole; announced when it appears. What is wrong with a field stands at the field. */
export function FormError({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Banner tone="danger" title={title}>
      {children}
    </Banner>
  );
}
