import { IconButton, Menu, type MenuProps, useToast } from '@sitelens/ui/primitives';
import { Ellipsis, Link, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../internal/copyText.ts';
import { useWidgetsWords } from '../words/widgets.ts';
import { DeleteProjectDialog } from './DeleteProjectDialog.tsx';
import { useMay } from './useMay.ts';

export interface ProjectMenuProps {
  projectId: string;
  projectName: string;
  /** Where a visitor without an account sees the project, as a whole URL; only for a project that is public. */
  publicUrl?: string;
  onDeleted: () => void;
}

/** What is rarely done to a project: copying its public link, and, for who may, deleting it. */
export function ProjectMenu({ projectId, projectName, publicUrl, onDeleted }: ProjectMenuProps) {
  const t = useWidgetsWords();
  const mayDelete = useMay().may('deleteProject');
  const [isAsking, setIsAsking] = useState(false);
  const copyLink = useCopyLink(publicUrl);
  const items: MenuProps['items'] = [
    ...(copyLink ? [copyLink] : []),
    ...(mayDelete
      ? [
          {
            kind: 'action' as const,
            id: 'delete',
            label: t('widgets.projectMenu.delete'),
            icon: <Trash2 aria-hidden />,
            isDangerous: true,
            onSelect: () => setIsAsking(true),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            label={t('widgets.projectMenu.open')}
            icon={<Ellipsis aria-hidden />}
            variant="secondary"
          />
        }
        items={items}
      />
      {mayDelete && (
        <DeleteProjectDialog
          projectId={projectId}
          projectName={projectName}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}

function useCopyLink(url: string | undefined) {
  const t = useWidgetsWords();
  const showToast = useToast();
  if (url === undefined) return undefined;
  const copy = async () => {
    if (await copyText(url, t('widgets.projectMenu.copyByHand'))) {
      showToast({ title: t('widgets.projectMenu.copied') });
    }
  };
  return {
    kind: 'action' as const,
    id: 'copy-public-link',
    label: t('widgets.projectMenu.copyPublicLink'),
    icon: <Link aria-hidden />,
    onSelect: () => void copy(),
  };
}
