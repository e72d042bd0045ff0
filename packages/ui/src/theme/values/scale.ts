/** What is the same in every theme. Lengths are in rem, so that they follow the reader's own text size. */
export const scale = {
  space: {
    xxs: '0.125rem',
    xs: '0.25rem',
    s: '0.5rem',
    m: '0.75rem',
    l: '1rem',
    xl: '1.5rem',
    xxl: '2rem',
    xxxl: '3rem',
  },
  fontSize: { xs: '0.75rem', s: '0.8125rem', m: '0.875rem', l: '1rem', xl: '1.25rem', xxl: '1.5rem' },
  fontWeight: { normal: '400', medium: '500', bold: '600' },
  lineHeight: { tight: '1.3', normal: '1.5' },
  fontFamily: {
    /** Widgets wear their host's font. */
    body: 'inherit',
    code: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  },
  radius: { s: '4px', m: '6px', l: '10px', full: '999px' },
  /** Heights of things to press; both are 48 px where the pointer is coarse. */
  size: { controlS: '1.75rem', controlM: '2rem', icon: '1rem' },
  focus: { width: '2px', offset: '2px' },
  zIndex: { sticky: '10', drawer: '100', overlay: '1000', popup: '1100', toast: '1200' },
  motion: { fast: '120ms', normal: '200ms', slow: '1400ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' },
} as const;
