import type { HeadingLevel } from '@sitelens/ui/primitives';

export interface ProjectSettingsProps {
  projectId: string;
  /** Where a visitor sees the project, as a whole URL: shown while its results are public. */
  publicUrl?: string;
  onDeleted: () => void;
  /** Called when something was entered that is not saved, and when nothing is any more. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
  /** Of its headings. Default: 2. */
  level?: HeadingLevel;
}
