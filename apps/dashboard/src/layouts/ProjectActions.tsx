import { isRunning, type ParsedProject } from '@sitelens/api-client/endpoints';
import {
  ExportMenu,
  ProjectMenu,
  ScanEmailsSwitch,
  StartScanButton,
  useMay,
} from '@sitelens/results/widgets';
import { ButtonLink } from '@sitelens/ui/primitives';
import { Settings } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { pathsIn } from '../navigation/paths.ts';
import { useDashboardWords } from '../words.ts';
import { useScreenHandle } from './screenHandle.ts';

interface ProjectActionsProps {
  project: ParsedProject;
  title: string;
  isOverview: boolean;
}

/** What members do with a project; not there in public, nor for who only reads one that is. */
export function ProjectActions({ project, title, isOverview }: ProjectActionsProps) {
  const t = useDashboardWords();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { may } = useMay();
  const scanId = useScreenHandle()?.params.scanId ?? project.scans[0]?.scanId;
  const { href: publicUrl } = new URL(pathsIn.public.project(project.id), window.location.origin);
  const settingsHref = pathsIn.dashboard.projectSettings(project.id);
  const isInSettings = pathname === settingsHref;
  return (
    <>
      {/* The settings have the same switch, for all times. */}
      {!isInSettings && project.scans.some(isRunning) && <ScanEmailsSwitch projectId={project.id} />}
      <StartScanButton
        projectId={project.id}
        variant={isOverview && project.scans.length === 0 ? 'secondary' : 'primary'}
      />
      {scanId !== undefined && (
        <ExportMenu
          projectId={project.id}
          scanId={scanId}
          reportHref={pathsIn.dashboard.reporting(project.id, scanId)}
        />
      )}
      {may('changeProjectSettings') && !isInSettings && (
        <ButtonLink href={settingsHref} icon={<Settings aria-hidden />}>
          {t('nav.settings')}
        </ButtonLink>
      )}
      <ProjectMenu
        projectId={project.id}
        projectName={title}
        {...(project.isPublic && { publicUrl })}
        onDeleted={() => void navigate(pathsIn.dashboard.home)}
      />
    </>
  );
}
