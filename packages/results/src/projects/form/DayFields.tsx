import { SelectField, TextField } from '@sitelens/ui/forms';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useProjectSettingsWords } from '../../words/projectSettings.ts';
import type { dayPicker } from '../schedule/dayPicker.ts';
import { timeZoneGroups } from '../schedule/timeZones.ts';
import { WEEKDAYS } from '../schedule/weekdays.ts';
import { FieldRow } from './FieldRow.ts';
import type { ProjectFieldsProps } from './ProjectFields.tsx';
import { useFaultText } from './useFaultText.ts';

interface DayFieldsProps extends ProjectFieldsProps {
  days: ReturnType<typeof dayPicker>;
  ownTimeZone: string;
}

const When = styled(FieldRow)`
  > * { flex: 1 1 9rem; }
  > :first-child:nth-last-child(3) { flex-grow: 2; }
  > :last-child { flex: 2 1 14rem; }
`;

/** The day, the time and where they are meant; hours have neither. */
export function DayFields({ form, isReadOnly = false, days, ownTimeZone }: DayFieldsProps) {
  const { register, values, faults } = form;
  const t = useProjectSettingsWords();
  const textOf = useFaultText();
  const { timeZone } = values;
  const likelyLabel = t('projectSettings.schedule.likelyZones');
  const zones = useMemo(
    () => timeZoneGroups([ownTimeZone, timeZone], likelyLabel),
    [ownTimeZone, timeZone, likelyLabel],
  );
  const isInHours = values.scheduleUnit === 'hours';
  return (
    <When>
      {days !== 'hidden' && (
        <SelectField
          {...register('scheduleDayOfWeek')}
          label={t('projectSettings.schedule.day')}
          options={[
            { value: '', label: t('projectSettings.schedule.anyDay') },
            ...WEEKDAYS.map((day, index) => ({
              value: String(index),
              label: t(`projectSettings.schedule.days.${day}`),
            })),
          ]}
          {...(days === 'disabled' && { description: t('projectSettings.schedule.dayInHours') })}
          disabled={isReadOnly || days === 'disabled'}
        />
      )}
      {!isInHours && (
        <TextField
          {...register('timeOfDay')}
          type="time"
          label={t('projectSettings.schedule.timeOfDay')}
          error={textOf(faults.timeOfDay)}
          required
          readOnly={isReadOnly}
        />
      )}
      {!isInHours && (
        <SelectField
          {...register('timeZone')}
          label={t('projectSettings.schedule.timeZone')}
          error={textOf(faults.timeZone)}
          options={zones}
          disabled={isReadOnly}
        />
      )}
    </When>
  );
}
