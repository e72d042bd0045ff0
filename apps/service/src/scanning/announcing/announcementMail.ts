import type { Evaluator, Impact } from '@sitelens/api-client/contract';
import type { MailMessage } from '../../mail/mail.ts';
import type { ScanSummary } from '../../store/scanEmails/scanSummary.ts';
import { failureWords } from './failureWords.ts';
import { projectUrl, resultsUrl } from './resultsUrl.ts';

interface Addressee {
  readonly email: string;
  /** Which results they asked for. */
  readonly evaluator?: Evaluator;
}

/** Whom an e-mail about a scan is for. */
export type Audience =
  /** A member of the project's organisation, who hears of every scan. */
  | (Addressee & { readonly kind: 'member'; readonly unsubscribeUrl?: string })
  /** Whoever gave this address on a public page; nobody has checked that it is theirs. */
  | (Addressee & { readonly kind: 'visitor' });

/** Of a host's name, as on the waiting screen (specification, section 9). */
const HOST_LENGTH = 25;

const IMPACT_NAMES: Readonly<Record<Impact, string>> = {
  critical: 'Critical',
  serious: 'Serious',
  moderate: 'Moderate',
  minor: 'Minor',
};

/**
 * Tells somebody that a scan has ended. Of the website it names nothing but the start of its host, so that nobody
 * can have their own words sent to a stranger.
 */
export function announcementMail(
  summary: ScanSummary,
  audience: Audience,
  publicOrigin: string,
): MailMessage {
  const host = shortHost(summary.startUrl);
  const unsubscribeUrl = audience.kind === 'member' ? audience.unsubscribeUrl : undefined;
  return {
    to: audience.email,
    subject: subjectOf(summary, host),
    text: [
      ...(summary.failure ? failed(summary.failure, host) : completed(summary, host)),
      whereToLook(summary, audience, publicOrigin),
      footer(audience),
    ].join('\n\n'),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
}

function subjectOf({ failure, accessibilityIssues, pagesScanned }: ScanSummary, host: string): string {
  if (failure) return `${host} could not be scanned`;
  return `${host}: ${counted(accessibilityIssues, 'accessibility issue')} on ${counted(pagesScanned, 'page')}`;
}

function failed(failure: NonNullable<ScanSummary['failure']>, host: string): string[] {
  return [`The scan of ${host} has ended without results.`, failureWords(failure)];
}

function completed(summary: ScanSummary, host: string): string[] {
  const { pagesScanned, accessibilityIssues, byImpact, sinceLastScan } = summary;
  const impacts = byImpact.map(({ impact, count }) => `${IMPACT_NAMES[impact]}: ${count}`);
  const changes = sinceLastScan && [
    `Since the last scan: ${sinceLastScan.newIssues} new, ${sinceLastScan.fixedIssues} fixed`,
  ];
  return [
    `The scan of ${host} has ended.`,
    [
      `Pages scanned: ${pagesScanned}`,
      `Accessibility issues: ${accessibilityIssues}`,
      ...impacts,
      ...(changes ?? []),
    ].join('\n'),
  ];
}

function whereToLook(
  { projectId, scanId, failure }: ScanSummary,
  { kind, evaluator }: Audience,
  publicOrigin: string,
): string {
  const isForMember = kind === 'member';
  const reference = { projectId, scanId, isForMember, ...(evaluator !== undefined && { evaluator }) };
  return failure
    ? `See the project:\n${projectUrl(publicOrigin, reference)}`
    : `See the results:\n${resultsUrl(publicOrigin, reference)}`;
}

function footer(audience: Audience): string {
  if (audience.kind === 'visitor') {
    return 'You get this e-mail once, because this address was entered to be told of this scan. If that was not you, you need not do anything.';
  }
  const why = 'You get this e-mail because you asked to hear of the scans of this website.';
  return audience.unsubscribeUrl === undefined
    ? why
    : `${why} To get no more of them:\n${audience.unsubscribeUrl}`;
}

function shortHost(startUrl: string): string {
  const { host } = new URL(startUrl);
  return host.length <= HOST_LENGTH ? host : `${host.slice(0, HOST_LENGTH - 1)}…`;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
