import { issueTypeFromUrl, issueTypeInUrl } from '@sitelens/api-client/contract';
import { truncate } from '@sitelens/ui/primitives';
import { siteAuditType } from '../catalogue/siteAuditTypes.ts';

/** Longer than any type's name that is one: of what else an address or a newer server says, the beginning is shown. */
const NAME_LENGTH = 60;

/** A type's name, such as `BROKEN_LINK`, from that or as it stands in an address; of an unknown type what it would be. */
export function namedType(issueType: string): string {
  const segment = issueTypeInUrl(issueType);
  return issueTypeFromUrl(segment) ?? segment.toUpperCase().replaceAll('-', '_');
}

/**
 * A type's title in plain words; its name, cut to 60 characters, where the catalogue doesn't know it.
 *
 * @param issueType by its name, or as in an address
 */
export function siteAuditTitle(issueType: string): string {
  const type = namedType(issueType);
  return siteAuditType(type)?.title ?? truncate(type.slice(0, NAME_LENGTH * 8), NAME_LENGTH);
}
