/**
 * Does something while the whole page is in another theme: by the attribute that chooses it, so that the
 * story isn't rendered again.
 */
export async function inTheme(theme: 'dark' | 'high-contrast', act: () => Promise<void>): Promise<void> {
  const roots = Array.from(document.querySelectorAll<HTMLElement>('[data-sitelens-theme]'));
  const before = roots.map((root) => root.dataset.sitelensTheme);
  for (const root of roots) root.dataset.sitelensTheme = theme;
  try {
    await act();
  } finally {
    roots.forEach((root, index) => {
      root.dataset.sitelensTheme = before[index];
    });
  }
}
