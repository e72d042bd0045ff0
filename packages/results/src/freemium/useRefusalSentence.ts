import { useFreemiumWords } from '../words/freemium.ts';
import { useProjectsWords } from '../words/projects.ts';
import type { PublicScanRefusal } from './PublicScanRefusal.ts';

/** Says why a page is not scanned, and what to do next. */
export function useRefusalSentence(): (refusal: PublicScanRefusal) => string {
  const t = useFreemiumWords();
  const ofProjects = useProjectsWords();
  return (refusal) => {
    switch (refusal.kind) {
      case 'address':
        return ofProjects(`projects.errors.${refusal.error}`);
      case 'tooMany':
        return t('freemium.form.errors.tooMany', { when: duration(refusal.retryAfterSeconds) });
      case 'unknown':
        return ofProjects('projects.errors.unknown');
      default:
        return t(`freemium.form.errors.${refusal.kind}`);
    }
  };

  function duration(seconds: number): string {
    if (seconds < 60) return t('freemium.form.seconds', { count: Math.ceil(seconds) });
    const minutes = Math.ceil(seconds / 60);
    return minutes < 90
      ? t('freemium.form.minutes', { count: minutes })
      : t('freemium.form.hours', { count: Math.ceil(minutes / 60) });
  }
}
