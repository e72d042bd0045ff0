import axe from 'axe-core';

const OTHER_THEMES = ['dark', 'high-contrast'];

// In mid-transition, axe would measure colours of neither theme.
const STILL =
  '*, *::before, *::after { transition: none !important; animation-play-state: paused !important; }';

async function contrastFailures(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  );
}

/**
 * The addon has checked the story in its own theme by every rule; only colours differ in the others.
 * They are switched by attribute, so that the story isn't rendered again.
 */
export async function checkContrastInOtherThemes(): Promise<void> {
  const roots = Array.from(document.querySelectorAll<HTMLElement>('[data-sitelens-theme]'));
  const before = roots.map((root) => root.dataset.sitelensTheme);
  const still = document.createElement('style');
  still.textContent = STILL;
  document.head.append(still);
  try {
    for (const theme of OTHER_THEMES) {
      for (const root of roots) root.dataset.sitelensTheme = theme;
      const failures = await contrastFailures();
      if (failures.length > 0) throw new Error(`Contrast in the ${theme} theme:\n${failures.join('\n\n')}`);
    }
  } finally {
    roots.forEach((root, index) => {
      root.dataset.sitelensTheme = before[index];
    });
    still.remove();
  }
}
