import { describe, expect, it } from 'vitest';
import type { ScanSummary } from '../../store/scanEmails/scanSummary.ts';
import { announcementMail } from './announcementMail.ts';

const ORIGIN = 'https://sitelens.example';
const SUMMARY: ScanSummary = {
  projectId: 'p',
  scanId: 's',
  startUrl: 'https://www.example.com/shop?x=1',
  failure: null,
  pagesScanned: 39,
  accessibilityIssues: 128,
  byImpact: [
    { impact: 'critical', count: 3 },
    { impact: 'minor', count: 125 },
  ],
  sinceLastScan: { newIssues: 5, fixedIssues: 2 },
};
const MEMBER = {
  kind: 'member',
  email: 'dana@example.com',
  unsubscribeUrl: `${ORIGIN}/unsubscribe?token=t`,
} as const;
const VISITOR = { kind: 'visitor', email: 'eve@example.com' } as const;

describe('the e-mail about a scan', () => {
  it('tells a member what was found, what has changed, where to see it, and how to end it', () => {
    expect(announcementMail(SUMMARY, MEMBER, ORIGIN)).toEqual({
      to: 'dana@example.com',
      subject: 'www.example.com: 128 accessibility issues on 39 pages',
      text: `The scan of www.example.com has ended.

Pages scanned: 39
Accessibility issues: 128
Critical: 3
Minor: 125
Since the last scan: 5 new, 2 fixed

See the results:
https://sitelens.example/dashboard/projects/p/scans/s/accessibility

You get this e-mail because you asked to hear of the scans of this website. To get no more of them:
https://sitelens.example/unsubscribe?token=t`,
      unsubscribeUrl: `${ORIGIN}/unsubscribe?token=t`,
    });
  });

  it('leads anybody else to the public results, once, with nothing to end', () => {
    const { sinceLastScan: _, ...first } = { ...SUMMARY, pagesScanned: 1, accessibilityIssues: 1 };
    const mail = announcementMail(first, VISITOR, ORIGIN);
    expect(mail.subject).toBe('www.example.com: 1 accessibility issue on 1 page');
    expect(mail.text).toContain('\nhttps://sitelens.example/projects/p/scans/s/accessibility\n');
    expect(mail.text).toContain('once');
    expect(mail.text).not.toContain('Since');
    expect(mail.text).not.toContain('dashboard');
    expect(mail).not.toHaveProperty('unsubscribeUrl');
  });

  it('says in words why a website could not be scanned', () => {
    const failure = { outcome: 'FAILED', reason: 'HTTP_ERROR', httpStatus: 503 } as const;
    const mail = announcementMail({ ...SUMMARY, failure, pagesScanned: 0 }, MEMBER, ORIGIN);
    expect(mail.subject).toBe('www.example.com could not be scanned');
    expect(mail.text).toContain('The server answered with an error.');
    expect(mail.text).toContain('The status was 503.');
    expect(mail.text).toContain('https://sitelens.example/dashboard/projects/p\n');
    expect(mail.text).not.toContain('Pages scanned');
  });

  it('takes no words from the website: the start of the host alone', () => {
    const failure = {
      outcome: 'REDIRECTED',
      leadsTo: 'https://spam.example/buy-now',
      url: 'https://www.example.com/you-have-won',
    } as const;
    const startUrl = 'https://you-have-won.a-prize-of-very-much.example/claim?it=now';
    const mail = announcementMail({ ...SUMMARY, startUrl, failure }, VISITOR, ORIGIN);
    expect(mail.subject).toBe('you-have-won.a-prize-of-… could not be scanned');
    expect(mail.text).not.toMatch(/claim|spam|very-much|buy-now|example\.com/);
  });
});
