import { deleteProjectMutation } from '@sitelens/api-client/endpoints';
import { FormError } from '@sitelens/ui/forms';
import { ConfirmDialog, IconButton, Menu, useToast } from '@sitelens/ui/primitives';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWidgetsWords } from '../words/widgets.ts';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useMayEdit } from './useMayEdit.ts';

export interface ProjectMenuProps {
  projectId: string;
  projectName: string;
  onDeleted: () => void;
}

/** What is rarely done to a project: for now, deleting it. Only for who may. */
export function ProjectMenu({ projectId, projectName, onDeleted }: ProjectMenuProps) {
  const client = useSitelensClient();
  const t = useWidgetsWords();
  const showToast = useToast();
  const { mayEdit } = useMayEdit();
  const [isAsking, setIsAsking] = useState(false);
  const options = deleteProjectMutation(client, useQueryClient());
  const deletion = useMutation(options);
  if (!mayEdit) return null;

  function confirm() {
    deletion.mutate(
      { projectId },
      {
        onSuccess: () => {
          setIsAsking(false);
          showToast({ title: t('widgets.deleteProject.deleted', { name: projectName }) });
          onDeleted();
        },
      },
    );
  }

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
        items={[
          {
            kind: 'action',
            id: 'delete',
            label: t('widgets.projectMenu.delete'),
            icon: <Trash2 aria-hidden />,
            isDangerous: true,
            onSelect: () => setIsAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('widgets.deleteProject.title', { name: projectName })}
        description={t('widgets.deleteProject.description')}
        confirmLabel={t('widgets.deleteProject.confirm')}
        isDangerous
        isLoading={deletion.isPending}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      >
        {deletion.isError && <FormError title={t('widgets.deleteProject.failed')} />}
      </ConfirmDialog>
    </>
  );
}
