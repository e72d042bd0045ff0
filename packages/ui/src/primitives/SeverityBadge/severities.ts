import { CircleAlert, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { tokens } from '../../theme/tokens.ts';

/** The impacts of axe-core. */
export type Impact = keyof typeof tokens.severity;

/** One shape each, so that the severity is told without colour. */
export const SEVERITY_ICONS: Readonly<Record<Impact, LucideIcon>> = {
  critical: OctagonAlert,
  serious: TriangleAlert,
  moderate: CircleAlert,
  minor: Info,
};

/** Whether it is an impact that the design system draws; a newer server may send others. */
export function isImpact(impact: string): impact is Impact {
  return Object.hasOwn(SEVERITY_ICONS, impact);
}
