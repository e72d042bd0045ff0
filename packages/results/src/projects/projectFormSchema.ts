import { type AllowedTargets, checkStartUrl } from '@sitelens/api-client/contract';
import { object, string } from 'yup';

/** What a person enters. */
export interface ProjectFormValues {
  readonly startUrl: string;
  readonly name: string;
}

/** The checks of the form; each message is the key of an error. */
export function projectFormSchema(allowedTargets: AllowedTargets) {
  return object({
    startUrl: string()
      .required('invalid-url')
      .test((value, { createError }) => {
        const check = checkStartUrl(value, { allowedTargets });
        return check.ok || createError({ message: check.error });
      }),
    name: string().trim().required('invalid-project-name').max(200, 'invalid-project-name'),
  });
}
