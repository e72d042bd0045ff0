import type { SizeArtifacts } from '../../gather/artifacts.ts';
import type { Finding } from '../../pageResult.ts';

/** The mobile check: in the order of `MOBILE_FRIENDLY_ISSUE_IDS`, and then of the document. */
export function checkMobile(_sizes: readonly SizeArtifacts[]): Finding[] {
  return [];
}
