import type { AllowedTargets } from '@sitelens/api-client/contract';
import type { ProjectSettings } from '../form/projectFormValues.ts';
import type { ScheduleObstacle } from '../form/ScheduleObstacle.ts';
import type { SettingsAnswer } from './SettingsAnswer.ts';
import type { SettledProject } from './SettledProject.ts';
import type { SettingsDraft } from './settingsDraft.ts';

export interface ProjectSettingsFormProps {
  /** As the service has it now. A newer state takes the form's place only while nothing was entered. */
  project: SettledProject;
  /** Private hosts that this installation may scan. */
  allowedTargets: AllowedTargets;
  /** Saves checked settings, whole, over the state of that revision. */
  onSave: (settings: ProjectSettings, revision: number) => Promise<SettingsAnswer>;
  /** For who may see the settings, and not change them. Default: false. */
  isReadOnly?: boolean;
  /** Where a visitor sees the project, as a whole URL. */
  publicUrl?: string | undefined;
  /** What keeps scheduled scans from starting now; said in the place of when the next one is. */
  scheduleObstacle?: ScheduleObstacle | undefined;
  /** Called when something was entered that is not saved, and when nothing is any more. */
  onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
  /** What had been entered before the page was left without anybody's wish. */
  draft?: SettingsDraft | undefined;
  /** Gets what is entered and not saved, each time that it changes. */
  onDraftChange?: ((draft: SettingsDraft | undefined) => void) | undefined;
  /** The reader's clock. Default: that of the machine. */
  now?: (() => Date) | undefined;
}
