import { Form } from '@sitelens/ui/forms';
import { Banner, Button, Inline } from '@sitelens/ui/primitives';
import { useRef, useState } from 'react';
import { useProjectSettingsWords } from '../../words/projectSettings.ts';
import { CrawlFields } from '../form/CrawlFields.tsx';
import type { PlannedScan } from '../form/PlannedScan.ts';
import { ProjectFields } from '../form/ProjectFields.tsx';
import { ProjectFormErrors } from '../form/ProjectFormErrors.tsx';
import { PublicField } from '../form/PublicField.tsx';
import { ScheduleFields } from '../form/ScheduleFields.tsx';
import { PartTabs } from './PartTabs.tsx';
import { ProjectChanged } from './ProjectChanged.tsx';
import type { ProjectSettingsFormProps } from './ProjectSettingsFormProps.ts';
import type { SettledProject } from './SettledProject.ts';
import type { SettingsPart } from './settingsParts.ts';
import { partOf } from './settingsParts.ts';
import { useSettingsForm } from './useSettingsForm.ts';

/** All settings of a project. They are checked when they are submitted; what was entered is never lost to an error. */
export function ProjectSettingsForm(props: ProjectSettingsFormProps) {
  const { project, isReadOnly = false, publicUrl, now } = props;
  const t = useProjectSettingsWords();
  const [part, setPart] = useState<SettingsPart>('project');
  const settings = useSettingsForm(props, (field) => setPart(partOf(field)));
  const { form, isUnsaved, newer } = settings;
  const root = useRef<HTMLFormElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  return (
    <Form
      ref={root}
      tabIndex={-1}
      onSubmit={(event) => void form.submit(event)}
      aria-label={t('projectSettings.parts.label')}
    >
      {isReadOnly && (
        <Banner title={t('projectSettings.readOnly.title')}>{t('projectSettings.readOnly.detail')}</Banner>
      )}
      {settings.isFromDraft && isUnsaved && (
        <Banner title={t('projectSettings.draft.title')}>{t('projectSettings.draft.detail')}</Banner>
      )}
      {newer ? (
        <ProjectChanged
          mine={form.values}
          newer={newer}
          onLoad={() => leaveFor(root.current, settings.loadNewer)}
          onOverwrite={() => leaveFor(root.current, settings.overwrite)}
        />
      ) : (
        <ProjectFormErrors form={form} />
      )}
      <PartTabs
        form={form}
        part={part}
        onPartChange={setPart}
        contents={{
          project: (
            <>
              <ProjectFields form={form} isReadOnly={isReadOnly} />
              <PublicField {...{ form, isReadOnly, publicUrl }} saved={project} />
            </>
          ),
          crawl: <CrawlFields form={form} isReadOnly={isReadOnly} />,
          schedule: (
            <ScheduleFields
              {...{ form, isReadOnly, now }}
              planned={plannedScan(project)}
              obstacle={props.scheduleObstacle}
            />
          ),
        }}
      />
      {!isReadOnly && (
        <Inline>
          <Button ref={save} type="submit" variant="primary" isLoading={form.isSubmitting}>
            {t('projectSettings.save')}
          </Button>
          {isUnsaved && (
            <Button
              onClick={() => !form.isSubmitting && leaveFor(save.current, settings.discard)}
              aria-disabled={form.isSubmitting}
            >
              {t('projectSettings.discard')}
            </Button>
          )}
        </Inline>
      )}
    </Form>
  );
}

/** What was pressed goes away: the focus would go with it. */
function leaveFor(next: HTMLElement | null, act: () => void): void {
  next?.focus();
  act();
}

function plannedScan({ schedule, nextScanAt }: SettledProject): PlannedScan | undefined {
  return schedule && nextScanAt !== undefined ? { schedule, at: new Date(nextScanAt) } : undefined;
}
