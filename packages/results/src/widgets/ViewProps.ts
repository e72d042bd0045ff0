/** What a widget shows of its data. Without `view` it keeps its own state and only tells of changes. */
export interface ViewProps<View> {
  view?: View | undefined;
  onViewChange?: ((view: View) => void) | undefined;
}
