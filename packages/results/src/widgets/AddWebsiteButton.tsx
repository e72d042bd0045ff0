import { mayDo } from '@sitelens/api-client/contract';
import { currentSubscriptionQuery, type ParsedSubscription } from '@sitelens/api-client/endpoints';
import { Button, Tooltip } from '@sitelens/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useProjectsWords } from '../words/projects.ts';
import { useWidgetsWords } from '../words/widgets.ts';
import { NewProjectDialog } from './NewProjectDialog.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';

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
  const obstacle = subscription && obstacleTo(subscription);
  // Where nobody can say who may, the service is asked: it has the last word anyway.
  const isOffered = (subscription !== undefined || isError) && obstacle === undefined;

  const button = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      aria-disabled={!isOffered}
      onClick={() => isOffered && setIsOpen(true)}
    >
      {ofProjects('projects.add')}
    </Button>
  );
  return (
    <>
      <Tooltip text={obstacle ? t(`widgets.addWebsite.${obstacle}`) : ''}>{button}</Tooltip>
      <NewProjectDialog
        isOpen={isOpen}
        {...(startUrl !== undefined && { startUrl })}
        onClose={() => setIsOpen(false)}
        onCreated={(created) => {
          setIsOpen(false);
          onCreated?.(created);
        }}
      />
    </>
  );
}

function obstacleTo({ trialExpired, userRole }: ParsedSubscription): 'trialExpired' | 'viewer' | undefined {
  if (trialExpired) return 'trialExpired';
  return mayDo(userRole, 'addProject') ? undefined : 'viewer';
}
