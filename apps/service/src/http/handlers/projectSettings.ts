import {
  type AllowedTargets,
  canonicalDomain,
  checkStartUrl,
  defaultAllowedDomains,
  type FieldProblem,
  isProjectName,
  isTimeZone,
  type NewProject,
} from '@sitelens/api-client/contract';
import type { ProblemKey } from '../problems/catalogue.ts';
import { fieldProblem, ProblemError } from '../problems/ProblemError.ts';

type GivenSettings = Pick<NewProject, 'name' | 'startUrl' | 'allowedDomains' | 'schedule'>;

const UNKNOWN_TIME_ZONE =
  'There is no such time zone. Give one of the IANA time zone database, such as Europe/Amsterdam.';

/** Settings that can be kept: a name with something in it, a start URL in canonical form, and the site's hosts. */
export type CheckedSettings = Required<Omit<GivenSettings, 'schedule'>>;

/**
 * Checks what the schema can't say, by the form's own rules.
 *
 * @throws ProblemError with an entry for each field that is refused; its key is that of the field if it is the only one
 */
export function checkedSettings(given: GivenSettings, allowedTargets: AllowedTargets): CheckedSettings {
  const name = given.name.trim();
  const start = checkStartUrl(given.startUrl, { allowedTargets });
  const wanted = given.allowedDomains?.map((domain) => ({ domain, canonical: canonicalDomain(domain) }));
  const wrongDomain = wanted?.find(({ canonical }) => canonical === undefined);
  const errors: FieldProblem[] = [];
  if (!isProjectName(name)) errors.push(fieldProblem('name', 'invalid-project-name'));
  if (!start.ok) errors.push(fieldProblem('startUrl', start.error));
  if (wrongDomain) {
    const detail = `${JSON.stringify(wrongDomain.domain)} is no host. Write example.com, or *.example.com for it and all below it.`;
    errors.push(fieldProblem('allowedDomains', 'invalid-value', detail));
  }
  if (given.schedule?.timeZone !== undefined && !isTimeZone(given.schedule.timeZone)) {
    errors.push(fieldProblem('schedule.timeZone', 'invalid-value', UNKNOWN_TIME_ZONE));
  }
  if (!start.ok || errors.length > 0) throw refusal(errors, start.ok ? undefined : start.error);
  const allowedDomains = wanted?.flatMap(({ canonical }) => canonical ?? []) ?? [];
  return {
    name,
    startUrl: start.url,
    allowedDomains: allowedDomains.length > 0 ? allowedDomains : defaultAllowedDomains(start.url),
  };
}

function refusal(errors: readonly FieldProblem[], startUrlError: ProblemKey | undefined): ProblemError {
  const [only] = errors;
  if (errors.length > 1 || !only) return new ProblemError('invalid-request', { errors });
  if (only.field === 'name') return new ProblemError('invalid-project-name', { errors });
  return new ProblemError(startUrlError ?? 'invalid-request', { errors });
}
