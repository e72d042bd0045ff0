import { mayDo } from '@sitelens/api-client/contract';
import { currentSubscriptionQuery, type ParsedSubscription } from '@sitelens/api-client/endpoints';
import { Button, Tooltip } from '@sitelens/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useProjectsWords } from '../words/projects.ts';
import { useWidgetsWords } from '../words/widgets.ts';
import { useSitelensClient } from './SitelensClientContext.ts';

/** Form and validation weigh more than the list: they come when they are asked for. */
const NewProjectDialog = lazy(async () => ({
  default: (await import('./NewProjectDialog.tsx')).NewProjectDialog,
}));

interface AddWebsiteButtonProps {
  /** What the new website's URL begins with. */
  startUrl?: string | undefined;
  onCreated?: ((created: { projectId: string }) => void) | undefined;
}

/** Opens the dialog for a new project; says why where the reader may not add one. */
export function AddWebsiteButton({ startUrl, onCreated }: AddWebsiteButtonProps) {
  const client = useSitelensClient();
  const t = useWidgetsWords();
  const ofProjects = useProjectsWords();
  const { data: subscription, isError } = useQuery(currentSubscriptionQuery(client));
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const obstacle = subscription && obstacleTo(subscription);
  // Where nobody can say who may, the service is asked: it has the last word anyway.
  const isOffered = (subscription !== undefined || isError) && obstacle === undefined;

  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }

  const button = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      aria-disabled={!isOffered}
      onClick={() => isOffered && open()}
    >
      {ofProjects('projects.add')}
    </Button>
  );
  return (
    <>
      <Tooltip text={obstacle ? t(`widgets.addWebsite.${obstacle}`) : ''}>{button}</Tooltip>
      {wasOpened && (
        <Suspense>
          <NewProjectDialog
            isOpen={isOpen}
            {...(startUrl !== undefined && { startUrl })}
            onClose={() => setIsOpen(false)}
            onCreated={(created) => {
              setIsOpen(false);
              onCreated?.(created);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function obstacleTo({ trialExpired, userRole }: ParsedSubscription): 'trialExpired' | 'viewer' | undefined {
  if (trialExpired) return 'trialExpired';
  return mayDo(userRole, 'addProject') ? undefined : 'viewer';
}
