import type { PageObstacle } from '@sitelens/api-client/contract';
import type { MainAnswer } from '../../../gather/mainResponse.ts';
import type { ObstacleArtifacts, SeenDocument } from '../../../gather/obstacleArtifacts.ts';
import { isBare } from '../isBare.ts';
import { CHALLENGE_VENDORS, type ChallengeVendor } from './challengeVendors.ts';

/** What pages say that test visitors, whosever they are. */
const TESTING =
  /are you (a |an )?(human|robot|bot)|verify(ing)? (that )?(you are|you're) (a )?(human|not a robot)|(robot|bot|human) (check|verification)|not a (robot|bot)\b|checking your browser|captcha|pardon our interruption|unusual (traffic|activity)/i;

/** In UTF-16 units without white space: an article on such tests has more. */
const MOST_TEXT_OF_A_TEST = 400;

/** A page that is a test for robots in the place of its content, or a refusal of robots. */
export function findBotChallenge({ answer, seen }: ObstacleArtifacts): PageObstacle | undefined {
  const byAnswer = CHALLENGE_VENDORS.find((vendor) => answersSo(vendor, answer));
  if (byAnswer) return challengeBy(byAnswer);
  if (!seen) return undefined;
  const byDocument = CHALLENGE_VENDORS.find((vendor) => shows(vendor, seen));
  if (byDocument) return challengeBy(byDocument);
  if (!isBare(seen) || seen.passwordFields > 0) return undefined;
  const byWidget = CHALLENGE_VENDORS.find((vendor) => showsWidget(vendor, seen));
  // A short form that a test protects is a form: who is tested fills in nothing else.
  if (byWidget && seen.otherFields === 0) return challengeBy(byWidget);
  const isRefusal = answer.status >= 400 || seen.textLength <= MOST_TEXT_OF_A_TEST;
  return isRefusal && TESTING.test(seen.title) ? { kind: 'BOT_CHALLENGE' } : undefined;
}

function challengeBy({ name }: ChallengeVendor): PageObstacle {
  return { kind: 'BOT_CHALLENGE', name };
}

function answersSo({ answers = [] }: ChallengeVendor, { status, headers }: MainAnswer): boolean {
  return answers.some(({ header, value, statuses }) => {
    const given = headers[header];
    return given !== undefined && value.test(given) && (statuses?.includes(status) ?? true);
  });
}

function shows(vendor: ChallengeVendor, seen: SeenDocument): boolean {
  return hasTraces(vendor, seen) || (isBare(seen) && (vendor.title?.test(seen.title) ?? false));
}

function showsWidget({ widgets }: ChallengeVendor, seen: SeenDocument): boolean {
  return widgets !== undefined && hasTraces(widgets, seen);
}

function hasTraces(
  { marks = [], sources }: Pick<ChallengeVendor, 'marks' | 'sources'>,
  seen: SeenDocument,
): boolean {
  return (
    marks.some((mark) => seen.marks.includes(mark)) ||
    (sources !== undefined && seen.sources.some((source) => sources.test(source)))
  );
}
