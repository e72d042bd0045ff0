import { truncate } from '@sitelens/ui/primitives';
import type { ReactNode } from 'react';
import { titleOf } from './projectTitle.ts';
import { useOpenProject } from './useOpenProject.ts';

const TITLE_LENGTH = 35;

/** What the drawer says above its entries: which website they belong to. */
export function useDrawerHead(): { title?: ReactNode; subtitle?: string } {
  const { project } = useOpenProject();
  if (!project) return {};
  const title = titleOf(project);
  return {
    title: (
      <span title={title}>
        <bdi>{truncate(title, TITLE_LENGTH)}</bdi>
      </span>
    ),
    subtitle: hostOf(project.startUrl),
  };
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
