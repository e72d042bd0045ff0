import { deleteProjectMutation } from '@sitelens/api-client/endpoints';
import { FormError } from '@sitelens/ui/forms';
import { ConfirmDialog, isolated, truncate, useToast } from '@sitelens/ui/primitives';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWidgetsWords } from '../words/widgets.ts';
import { useSitelensClient } from './SitelensClientContext.ts';

/** As in the header of its screens. */
const NAME_LENGTH = 60;

interface DeleteProjectDialogProps {
  projectId: string;
  projectName: string;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a project goes, and says so where it could not. */
export function DeleteProjectDialog(props: DeleteProjectDialogProps) {
  const { projectId, projectName, isOpen, onClose, onDeleted } = props;
  const t = useWidgetsWords();
  // A title of ten thousand letters would push the buttons off the screen.
  const name = isolated(truncate(projectName, NAME_LENGTH));
  const showToast = useToast();
  const deletion = useMutation(deleteProjectMutation(useSitelensClient(), useQueryClient()));

  function confirm() {
    deletion.mutate(
      { projectId },
      {
        onSuccess: () => {
          onClose();
          showToast({ title: t('widgets.deleteProject.deleted', { name }) });
          onDeleted();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('widgets.deleteProject.title', { name })}
      description={t('widgets.deleteProject.description')}
      confirmLabel={t('widgets.deleteProject.confirm')}
      isDangerous
      isLoading={deletion.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {deletion.isError && <FormError title={t('widgets.deleteProject.failed')} />}
    </ConfirmDialog>
  );
}
