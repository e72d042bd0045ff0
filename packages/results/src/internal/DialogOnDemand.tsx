import { Dialog } from '@sitelens/ui/primitives';
import { type ComponentType, useState } from 'react';
import { PartFailure } from './PartFailure.tsx';
import type { PartOnDemand } from './partOnDemand.ts';
import { useOnDemand } from './useOnDemand.ts';

interface OpenableProps {
  isOpen: boolean;
  onClose: () => void;
}

interface DialogOnDemandProps<Props extends OpenableProps> {
  /** From `partOnDemand`, made at module level. */
  part: PartOnDemand<ComponentType<Props>>;
  /** Of the dialog that stands in its place where it could not be loaded. */
  title: string;
  dialog: Props;
}

/** A dialog whose code is fetched when it is opened for the first time; when that fails, offers to fetch it again. */
export function DialogOnDemand<Props extends OpenableProps>(props: DialogOnDemandProps<Props>) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.dialog.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <Opened {...props} /> : null;
}

function Opened<Props extends OpenableProps>({ part, title, dialog }: DialogOnDemandProps<Props>) {
  const state = useOnDemand(part);
  if (state.status === 'ready') return <state.part {...dialog} />;
  const attempts = 'attempts' in state ? state.attempts : 0;
  return (
    <Dialog isOpen={attempts > 0 && dialog.isOpen} onClose={dialog.onClose} title={title}>
      <PartFailure attempts={attempts} onRetry={part.load} isRetrying={state.status === 'loading'} />
    </Dialog>
  );
}
