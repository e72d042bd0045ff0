import { useProjectsWords } from '../../words/projects.ts';
import type { ProjectFault } from './projectErrors.ts';

/** Says what is wrong; a text whose values are missing is not shown with holes. */
export function useFaultText(): (fault: ProjectFault | undefined) => string | undefined {
  const t = useProjectsWords();
  return (fault) => {
    if (fault === undefined) return undefined;
    const text = t(`projects.errors.${fault.key}`, fault.values);
    return /\{\{\w+\}\}/.test(text) ? t('projects.errors.unknown') : text;
  };
}
