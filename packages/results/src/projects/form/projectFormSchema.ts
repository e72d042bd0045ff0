import {
  type AllowedTargets,
  canonicalDomain,
  checkStartUrl,
  isProjectName,
  isTimeZone,
  PROJECT_LIMITS,
} from '@sitelens/api-client/contract';
import { boolean, type ObjectSchema, object, string } from 'yup';
import { formatNumber } from '../../internal/format.ts';
import { SCHEDULE_UNITS } from '../schedule/scheduleUnits.ts';
import { fieldMessage } from './fieldMessage.ts';
import { domainsIn, type ProjectFormValues } from './projectFormValues.ts';

/** The checks of the form; each message is one of {@link fieldMessage}. */
export function projectFormSchema(allowedTargets: AllowedTargets): ObjectSchema<ProjectFormValues> {
  return object({
    startUrl: string()
      .defined()
      .test((value, { createError }) => {
        const check = checkStartUrl(value, { allowedTargets });
        return check.ok || createError({ message: check.error });
      }),
    name: string()
      .defined()
      .test(
        (value, { createError }) => isProjectName(value) || createError({ message: 'invalid-project-name' }),
      ),
    allowedDomains: allowedDomains(),
    maxPages: wholeNumber('maxPages'),
    maxSimultaneousPages: wholeNumber('maxSimultaneousPages'),
    isPublic: boolean().defined(),
    isScheduled: boolean().defined(),
    scheduleEvery: whileScheduled(wholeNumber('scheduleEvery')),
    scheduleUnit: string().oneOf(SCHEDULE_UNITS).defined(),
    scheduleDayOfWeek: string().defined(),
    timeOfDay: whileInDays(
      string()
        .defined()
        .matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid-time-of-day'),
    ),
    timeZone: whileInDays(
      string()
        .defined()
        .test((value, { createError }) => isTimeZone(value) || createError({ message: 'invalid-time-zone' })),
    ),
  });
}

type TextSchema = ReturnType<typeof wholeNumber>;

/** What is not shown can't be wrong. */
function whileScheduled(schema: TextSchema): TextSchema {
  return string()
    .defined()
    .when('isScheduled', ([isScheduled], unchecked) => (isScheduled === true ? schema : unchecked));
}

/** Hours have no time of day, and no place where it is that time. */
function whileInDays(schema: TextSchema): TextSchema {
  return whileScheduled(
    string()
      .defined()
      .when('scheduleUnit', ([unit], unchecked) => (unit === 'hours' ? unchecked : schema)),
  );
}

function wholeNumber(setting: 'maxPages' | 'maxSimultaneousPages' | 'scheduleEvery') {
  const { minimum, maximum } = PROJECT_LIMITS[setting];
  const refused = fieldMessage('number-out-of-range', { minimum, maximum: formatNumber(maximum) });
  return string()
    .defined()
    .test((value, { createError }) => {
      const number = /^\s*\d+\s*$/.test(value) ? Number(value) : Number.NaN;
      return (number >= minimum && number <= maximum) || createError({ message: refused });
    });
}

function allowedDomains() {
  const { maximum, maximumLength } = PROJECT_LIMITS.allowedDomains;
  return string()
    .defined()
    .test((value, { createError }) => {
      const domains = domainsIn(value);
      if (domains.length > maximum) {
        return createError({ message: fieldMessage('too-many-allowed-domains', { maximum }) });
      }
      const wrong = domains.find((domain) => (canonicalDomain(domain)?.length ?? Infinity) > maximumLength);
      return (
        wrong === undefined ||
        createError({ message: fieldMessage('invalid-allowed-domain', { domain: wrong.slice(0, 60) }) })
      );
    });
}
