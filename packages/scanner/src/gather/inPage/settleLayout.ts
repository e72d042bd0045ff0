/**
 * Resolves when fonts are there, transitions and animations that end have ended, and the layout has been the
 * same for two looks 50 ms apart. Who calls it sets the limit.
 */
export async function settleLayout(): Promise<void> {
  const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
  const shape = () => {
    const root = document.documentElement;
    return `${root.scrollWidth} ${root.scrollHeight} ${document.getElementsByTagName('*').length}`;
  };
  const ends = (animation: Animation) =>
    animation.playState === 'running' &&
    Number.isFinite(Number(animation.effect?.getComputedTiming().endTime));

  await document.fonts.ready;
  await nextFrame();
  await Promise.allSettled(
    Document.prototype.getAnimations
      .call(document)
      .filter(ends)
      .map((animation) => animation.finished),
  );
  for (let before = '', now = shape(); before !== now; now = shape()) {
    before = now;
    await pause();
    await nextFrame();
  }
}

/** Back to the top, where every screenshot begins; answers once that has been laid out. */
export async function scrollToTop(): Promise<void> {
  if (scrollX === 0 && scrollY === 0) return;
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
