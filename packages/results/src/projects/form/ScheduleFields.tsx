import { NumberField, SelectField, Switch } from '@sitelens/ui/forms';
import { Banner } from '@sitelens/ui/primitives';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useProjectSettingsWords } from '../../words/projectSettings.ts';
import { dayPicker } from '../schedule/dayPicker.ts';
import { SCHEDULE_UNITS } from '../schedule/scheduleUnits.ts';
import { ownTimeZone } from '../schedule/timeZones.ts';
import { DayFields } from './DayFields.tsx';
import { FieldRow } from './FieldRow.ts';
import { NextScan } from './NextScan.tsx';
import type { PlannedScan } from './PlannedScan.ts';
import type { ProjectFieldsProps } from './ProjectFields.tsx';
import { defaultScheduleValues } from './projectFormValues.ts';
import type { ScheduleObstacle } from './ScheduleObstacle.ts';
import { useFaultText } from './useFaultText.ts';

interface ScheduleFieldsProps extends ProjectFieldsProps {
  planned?: PlannedScan | undefined;
  /** What keeps scheduled scans from starting now. */
  obstacle?: ScheduleObstacle | undefined;
  /** The reader's clock. Default: that of the machine. */
  now?: (() => Date) | undefined;
}

const Period = styled(FieldRow)`
  > * { flex: 0 1 10rem; }
`;

/** Whether and when scans start by themselves. Turning it on sets the default; turning it off removes it. */
export function ScheduleFields(props: ScheduleFieldsProps) {
  const { form, isReadOnly = false, planned, obstacle, now } = props;
  const { register, values, faults, set } = form;
  const t = useProjectSettingsWords();
  const textOf = useFaultText();
  const own = useMemo(ownTimeZone, []);
  const days = dayPicker(Number(values.scheduleEvery), values.scheduleUnit);
  const isScheduled = register('isScheduled', {
    onChange: ({ target }) => target.checked && set(defaultScheduleValues(own)),
  });
  return (
    <>
      <Switch
        {...isScheduled}
        label={t('projectSettings.schedule.label')}
        description={t('projectSettings.schedule.hint')}
        disabled={isReadOnly}
      />
      {values.isScheduled && (
        <>
          <Period>
            <NumberField
              {...register('scheduleEvery')}
              label={t('projectSettings.schedule.every')}
              error={textOf(faults.scheduleEvery)}
              required
              readOnly={isReadOnly}
            />
            <SelectField
              {...register('scheduleUnit')}
              label={t('projectSettings.schedule.unit')}
              options={SCHEDULE_UNITS.map((unit) => ({
                value: unit,
                label: t(`projectSettings.schedule.units.${unit}`),
              }))}
              disabled={isReadOnly}
            />
          </Period>
          <DayFields form={form} isReadOnly={isReadOnly} days={days} ownTimeZone={own} />
          {obstacle ? (
            <Banner tone="warning" title={t('projectSettings.schedule.obstacle.title')}>
              {t(`projectSettings.schedule.obstacle.${obstacle}`)}
            </Banner>
          ) : (
            <NextScan values={values} planned={planned} now={now} />
          )}
        </>
      )}
    </>
  );
}
