import { ProjectSettings } from '@sitelens/results/widgets';
import { useNavigate } from 'react-router';
import { useRouteParameter } from '../layouts/routeParameter.ts';
import { pathsIn } from '../navigation/paths.ts';
import { useLeaveQuestion } from './settings/LeaveQuestion.tsx';

export { settingsHandle as handle } from '../layouts/screenHandles.ts';

export function Component() {
  const projectId = useRouteParameter('projectId');
  const navigate = useNavigate();
  const { onUnsavedChange, question } = useLeaveQuestion();
  const { href: publicUrl } = new URL(pathsIn.public.project(projectId), window.location.origin);
  return (
    <>
      <ProjectSettings
        projectId={projectId}
        publicUrl={publicUrl}
        onUnsavedChange={onUnsavedChange}
        onDeleted={() => void navigate(pathsIn.dashboard.home)}
      />
      {question}
    </>
  );
}
