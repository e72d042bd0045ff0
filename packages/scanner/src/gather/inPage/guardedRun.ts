/** Declared in our world by {@link installGuardedRun}. */
declare global {
  var sitelensGuardedRun: <T>(run: () => Promise<T>) => Promise<T>;
}

/**
 * Fields whose names are those of DOM properties hide these properties of their form, in every world: with
 * `<input name="getAttribute">`, `form.getAttribute` is that field. axe-core fails on some such names, and
 * never ends on one; then this says why.
 */
export function installGuardedRun(): void {
  const attribute = (element: Element, name: string) => Element.prototype.getAttribute.call(element, name);
  /** Names that hide something, at most five. */
  const hidden = (): string[] => {
    const fields = Document.prototype.querySelectorAll.call(
      document,
      'form [name], form [id], [form][name], [form][id]',
    );
    const names = [...fields].flatMap((field) => [attribute(field, 'name'), attribute(field, 'id')]);
    const hiding = names.filter((name) => name !== null && name in Element.prototype);
    return [...new Set(hiding)].map(String).slice(0, 5);
  };
  const complain = (names: readonly string[]) =>
    new Error(
      `axe-core can not check the page: fields named ${names.join(', ')} hide properties of their form.`,
    );

  globalThis.sitelensGuardedRun = async (run) => {
    const names = hidden();
    // axe-core climbs from node to node by it, and would go round for ever.
    if (names.includes('parentNode')) throw complain(['parentNode']);
    return run().catch((error: unknown) => {
      throw names.length > 0 ? complain(names) : error;
    });
  };
}
