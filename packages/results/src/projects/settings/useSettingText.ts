import { truncate } from '@sitelens/ui/primitives';
import { useProjectSettingsWords } from '../../words/projectSettings.ts';
import type { ProjectFormValues } from '../form/projectFormValues.ts';
import { WEEKDAYS } from '../schedule/weekdays.ts';
import type { Compared } from './differences.ts';

/** Nobody reads on; the field itself has the whole. */
const LENGTH = 300;

/** Says what a setting is. */
export function useSettingText(): (setting: Compared, values: ProjectFormValues) => string {
  const t = useProjectSettingsWords();

  function scheduleText(values: ProjectFormValues): string {
    const {
      isScheduled,
      scheduleEvery: every,
      scheduleUnit,
      scheduleDayOfWeek,
      timeOfDay,
      timeZone,
    } = values;
    if (!isScheduled) return t('projectSettings.changed.off');
    if (scheduleUnit === 'hours') return t('projectSettings.changed.everyHours', { every });
    const unit = t(`projectSettings.schedule.units.${scheduleUnit}`);
    const when = { every, unit, time: timeOfDay, timeZone: timeZone.replaceAll('_', ' ') };
    const day = scheduleDayOfWeek === '' ? undefined : WEEKDAYS[Number(scheduleDayOfWeek)];
    return day
      ? t('projectSettings.changed.everyDaysOn', { ...when, day: t(`projectSettings.schedule.days.${day}`) })
      : t('projectSettings.changed.everyDays', when);
  }

  return (setting, values) => {
    if (setting === 'schedule') return scheduleText(values);
    if (setting === 'isPublic') return t(`projectSettings.changed.${values.isPublic ? 'on' : 'off'}`);
    return truncate(values[setting], LENGTH);
  };
}
