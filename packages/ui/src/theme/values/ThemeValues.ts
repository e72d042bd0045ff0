/** A foreground to be set on its background; `mark` stands on `surface` and `page` as an icon, line or bar. */
export interface Pair {
  foreground: string;
  background: string;
  mark: string;
}

/** What differs from theme to theme. All values are CSS. */
export interface ThemeValues {
  color: {
    /** Behind everything. */
    page: string;
    /** Cards, tables, bars. */
    surface: string;
    /** Dialogs, menus, toasts. */
    surfaceRaised: string;
    /** Table heads, wells, tracks. */
    surfaceSunken: string;
    surfaceHover: string;
    surfaceSelected: string;
    /** Hairlines that only divide; never the only sign of a control. */
    border: string;
    /** The edge of a control: at least 3:1 (WCAG 1.4.11). */
    borderStrong: string;
    /** The edge of a button, which its words already show. */
    borderButton: string;
    /** Under what is measured: a progress bar. */
    track: string;
    text: string;
    textMuted: string;
    textDisabled: string;
    link: string;
    accent: string;
    accentHover: string;
    onAccent: string;
    danger: string;
    dangerHover: string;
    onDanger: string;
    focus: string;
    /** Over the page, behind a dialog. */
    overlay: string;
    tooltip: string;
    onTooltip: string;
  };
  /** The impacts of axe-core, in order. */
  severity: { critical: Pair; serious: Pair; moderate: Pair; minor: Pair };
  tone: { neutral: Pair; info: Pair; success: Pair; warning: Pair; danger: Pair };
  shadow: { s: string; m: string; l: string };
}
