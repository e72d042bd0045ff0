import { projectTitle } from '@sitelens/api-client/contract';
import { Spinner, Text, Thumbnail, truncate, withoutDirectionMarks } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../internal/format.ts';
import { ScanStatusBadge } from '../overview/ScanStatusBadge.tsx';
import { ScoreDifference } from '../overview/ScoreDifference.tsx';
import { scoreDifference } from '../overview/scoreDifference.ts';
import type { DataColumn } from '../table/DataColumn.ts';
import { useProjectsWords } from '../words/projects.ts';
import type { ListedProject } from './ListedProject.ts';

/** Specification (platform), section 9. */
const NAME_LENGTH = 50;

/** A tooltip of ten thousand letters would cover the screen. */
const TOOLTIP_LENGTH = 300;

const Website = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space.m};
  min-width: 0;
`;

const Names = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Waiting = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s};
  color: ${tokens.color.textMuted};
`;

interface CellProps {
  project: ListedProject;
}

/** At most 50 characters, more of them in its tooltip. It keeps its direction to itself, and leaves the row its own. */
function Cut({ text }: { text: string }) {
  const whole = withoutDirectionMarks(text);
  const shown = truncate(whole, NAME_LENGTH);
  return (
    <span title={shown === whole ? undefined : truncate(whole, TOOLTIP_LENGTH)}>
      <bdi>{shown}</bdi>
    </span>
  );
}

function WebsiteCell({ project, fileUrl }: CellProps & { fileUrl: (fileName: string) => string }) {
  const { name, startUrl, thumbnails } = project;
  const src = thumbnails.desktop ?? thumbnails.tablet ?? thumbnails.phone;
  return (
    <Website>
      <Thumbnail src={src && fileUrl(src)} name={name} />
      <Names>
        <Cut text={projectTitle(project)} />
        <Text as="span" size="s" tone="muted">
          <Cut text={startUrl} />
        </Text>
      </Names>
    </Website>
  );
}

function LastScanCell({ project }: CellProps) {
  const t = useProjectsWords();
  const [latest] = project.scans;
  if (!latest) return <Text tone="muted">{t('projects.never')}</Text>;
  if (latest.endedAt) return formatDate(latest.endedAt);
  return (
    <Waiting>
      <Spinner label="" />
      {t('projects.scanning')}
    </Waiting>
  );
}

function AccessibilityCell({ project }: CellProps) {
  const t = useProjectsWords();
  const counted = project.scans.find(({ status }) => status === 'COMPLETED');
  const difference = scoreDifference(project.scans);
  if (!counted) return '–';
  return (
    <Names>
      <span>{t('projects.issues', { count: counted.accessibilityIssues })}</span>
      {difference !== undefined && <ScoreDifference difference={difference} />}
    </Names>
  );
}

/** The columns of the list of projects, in its order. */
export function useProjectColumns(
  fileUrl: (fileName: string) => string,
): readonly DataColumn<ListedProject>[] {
  const t = useProjectsWords();
  return useMemo(
    () => [
      {
        id: 'website',
        header: t('projects.website'),
        firstOrder: 'asc',
        cell: (project) => <WebsiteCell project={project} fileUrl={fileUrl} />,
      },
      {
        id: 'status',
        header: t('projects.status'),
        cell: ({ scans: [latest] }) => <ScanStatusBadge status={latest?.status ?? 'NONE'} />,
      },
      {
        id: 'lastScan',
        header: t('projects.lastScan'),
        firstOrder: 'desc',
        cell: (project) => <LastScanCell project={project} />,
      },
      {
        id: 'accessibility',
        header: t('projects.accessibility'),
        firstOrder: 'desc',
        cell: (project) => <AccessibilityCell project={project} />,
      },
    ],
    [t, fileUrl],
  );
}
