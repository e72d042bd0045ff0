import { Badge, type Tone } from '@sitelens/ui/primitives';
import { useSiteAuditWords } from '../words/siteAudit.ts';
import { type HttpStatusClass, httpStatusClass } from './httpStatusClass.ts';

/** Specification (results), section 2: 4xx and 5xx red, 2xx and 1xx green, 3xx yellow. */
const TONES: Readonly<Record<HttpStatusClass, Tone>> = {
  informational: 'success',
  successful: 'success',
  redirection: 'warning',
  clientError: 'danger',
  serverError: 'danger',
};

/** An HTTP status: its number and what it is, underlined by a colour. */
export function HttpStatusBadge({ status }: { status: number }) {
  const t = useSiteAuditWords();
  const ofClass = httpStatusClass(status);
  return (
    <Badge tone={ofClass === undefined ? 'neutral' : TONES[ofClass]}>
      {`${status} ${t(`siteAudit.status.${ofClass ?? 'other'}`)}`}
    </Badge>
  );
}
