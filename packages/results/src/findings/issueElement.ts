/** Where an issue is in its list: the element that carries its id, if the list's page has it. */
export function issueElement(root: HTMLElement | null, issueId: string | undefined): HTMLElement | undefined {
  const all = Array.from(root?.querySelectorAll<HTMLElement>('[data-listed-issue]') ?? []);
  return all.find((element) => element.dataset.listedIssue === issueId);
}

/** What opens and closes an issue in its list. */
export function issueToggle(root: HTMLElement | null, issueId: string | undefined): HTMLElement | undefined {
  const entry = issueElement(root, issueId)?.closest('tr, li');
  return entry?.querySelector<HTMLElement>('button[aria-expanded]') ?? undefined;
}
