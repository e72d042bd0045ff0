import { truncate } from '@sitelens/ui/primitives';
import { findingTitle } from '../catalogue/findingInfo.ts';

/** Longer than any title of ours, and than an id of the contract: of what is longer the start says enough. */
const MAX_LENGTH = 100;

/** A rule's title as it is shown: of a rule that the catalogue doesn't know its id, cut to 100 characters. */
export function shownRuleTitle(ruleId: string): string {
  return truncate(findingTitle(ruleId), MAX_LENGTH);
}
