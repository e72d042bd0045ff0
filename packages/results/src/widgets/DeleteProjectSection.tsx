import { Button, Card, Heading, type HeadingLevel, Stack, Text } from '@sitelens/ui/primitives';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useProjectSettingsWords } from '../words/projectSettings.ts';
import { DeleteProjectDialog } from './DeleteProjectDialog.tsx';

interface DeleteProjectSectionProps {
  projectId: string;
  projectName: string;
  mayDelete: boolean;
  onDeleted: () => void;
  level: HeadingLevel;
}

/** The way to delete a project, or the sentence for who may not. */
export function DeleteProjectSection(props: DeleteProjectSectionProps) {
  const { projectId, projectName, mayDelete, onDeleted, level } = props;
  const t = useProjectSettingsWords();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card padding="xl">
      <Stack gap="m" align="start">
        <Heading level={level}>{t('projectSettings.delete.title')}</Heading>
        <Text size="s" tone="muted">
          {t(mayDelete ? 'projectSettings.delete.detail' : 'projectSettings.delete.forbidden')}
        </Text>
        {mayDelete && (
          <>
            <Button variant="danger" icon={<Trash2 aria-hidden />} onClick={() => setIsAsking(true)}>
              {t('projectSettings.delete.action')}
            </Button>
            <DeleteProjectDialog
              projectId={projectId}
              projectName={projectName}
              isOpen={isAsking}
              onClose={() => setIsAsking(false)}
              onDeleted={onDeleted}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
