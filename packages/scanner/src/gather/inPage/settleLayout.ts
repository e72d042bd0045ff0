/** What changes when a page's layout or content does: the size of its document, and how many elements it has. */
export function readShape(): string {
  // Names in the document can stand in the way of its own properties.
  const root = Object.getOwnPropertyDescriptor(Document.prototype, 'documentElement')?.get?.call(document);
  const count = Document.prototype.getElementsByTagName.call(document, '*').length;
  return root instanceof Element ? `${root.scrollWidth} ${root.scrollHeight} ${count}` : String(count);
}

/** Whether anything in the document may run a script; frames count, because theirs can reach out of them. */
export function hasScripts(): boolean {
  const data = ':not([type="application/ld+json"], [type="application/json"])';
  const runs = `script${data}, iframe, frame, object, embed`;
  if (Document.prototype.querySelector.call(document, runs)) return true;
  const handlers = Document.prototype.evaluate.call(
    document,
    '//@*[starts-with(name(), "on")]',
    document,
    null,
    XPathResult.BOOLEAN_TYPE,
  );
  return handlers.booleanValue;
}

/** Resolves when fonts are there, and transitions and animations that end have ended. Who calls it sets the limit. */
export async function awaitMotion(): Promise<void> {
  const fonts = Object.getOwnPropertyDescriptor(Document.prototype, 'fonts')?.get?.call(document);
  const ends = (animation: Animation) =>
    animation.playState === 'running' &&
    Number.isFinite(Number(animation.effect?.getComputedTiming().endTime));

  await fonts?.ready;
  await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  await Promise.allSettled(
    Document.prototype.getAnimations
      .call(document)
      .filter(ends)
      .map((animation) => animation.finished),
  );
}

/** Resolves once the view has that size: the browser's answer to a resize can come before the page's own. */
export async function awaitView(width: number, height: number): Promise<void> {
  const isThere = () => innerWidth === width && innerHeight === height;
  for (let frames = 0; frames < 30 && !isThere(); frames += 1) {
    await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  }
}

/** Back to the top, where every screenshot begins; answers once that has been laid out. */
export async function scrollToTop(): Promise<void> {
  if (scrollX === 0 && scrollY === 0) return;
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
