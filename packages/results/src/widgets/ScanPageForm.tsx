import { createPublicProjectMutation } from '@sitelens/api-client/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ScanPageFields } from '../freemium/ScanPageFields.tsx';
import { publicScanRefusal } from './publicScanRefusal.ts';
import { useSitelensClient } from './SitelensClientContext.ts';

export interface ScanPageFormProps {
  /** What stands in the field at first, such as the address of the last visit. */
  startUrl?: string | undefined;
  /** What was typed as an address, before anybody knows whether it can be scanned. */
  onEntered?: ((startUrl: string) => void) | undefined;
  /** The project that the page is scanned in; its scan has been started. */
  onStarted: (started: { projectId: string }) => void;
}

/** Has one page scanned for a visitor. */
export function ScanPageForm({ startUrl, onEntered, onStarted }: ScanPageFormProps) {
  const client = useSitelensClient();
  const start = useMutation(createPublicProjectMutation(client, useQueryClient()));
  const { error } = start;
  const refusal = useMemo(() => (error === null ? undefined : publicScanRefusal(error)), [error]);
  return (
    <ScanPageFields
      startUrl={startUrl}
      isSending={start.isPending}
      refusal={refusal}
      onSubmit={(entered) => {
        onEntered?.(entered);
        start.mutate({ startUrl: entered }, { onSuccess: ({ id: projectId }) => onStarted({ projectId }) });
      }}
    />
  );
}
