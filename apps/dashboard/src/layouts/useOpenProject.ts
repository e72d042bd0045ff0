import { type ParsedProject, projectQuery } from '@sitelens/api-client/endpoints';
import { useSitelensClient } from '@sitelens/results/widgets';
import { useQuery } from '@tanstack/react-query';
import { useMatch } from 'react-router';
import { usePaths } from '../navigation/useMode.ts';

/** The project whose screens are open, if any; its data once they are there. */
export function useOpenProject(): { projectId: string | undefined; project: ParsedProject | undefined } {
  const projectId = useMatch(usePaths().projectPattern)?.params.projectId;
  const client = useSitelensClient();
  const { data } = useQuery({
    ...projectQuery(client, { projectId: projectId ?? '' }),
    enabled: projectId !== undefined,
  });
  return { projectId, project: projectId === undefined ? undefined : data };
}
