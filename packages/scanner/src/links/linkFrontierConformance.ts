import { afterEach, describe, expect, it } from 'vitest';
import type { PageReference, SiteAuditRecord } from '../checks/siteAudit/record.ts';
import type { LinkFrontier, LinkLease } from './linkFrontier.ts';

/** A link frontier and what a test must be able to see and do to it. */
export interface LinkFrontierUnderTest {
  readonly frontier: LinkFrontier;
  /** Ends a page that was not added before, with what it refers to; further pages may follow. */
  addPage(pageUrl: string, references: readonly PageReference[]): Promise<void>;
  /** Says that every page has ended. */
  endPages(): Promise<void>;
  /** What the links that have ended mean, in any order. */
  records(): Promise<readonly SiteAuditRecord[]>;
  /** Makes every lease void, as when all checkers are killed and their time runs out. */
  voidLeases(): Promise<void>;
  close?(): Promise<void>;
}

/** Opens an empty frontier, for a scan of the site at {@link LINK_TEST_ORIGIN}. */
export type OpenLinkFrontier = () => Promise<LinkFrontierUnderTest>;

export const LINK_TEST_ORIGIN = 'https://www.example.com';

const OK = { outcome: 'OK' } as const;
const GONE = { outcome: 'BROKEN', httpStatus: 404, error: 'Not Found' } as const;
const page = (name: string) => `${LINK_TEST_ORIGIN}/${name}`;
const link = (url: string): PageReference => ({ kind: 'link', url });
const at = (number: number) => `https://host${number % 3}.example.net/${number}`;

/** Registers the tests that every {@link LinkFrontier} must pass. */
export function testLinkFrontierConformance(name: string, open: OpenLinkFrontier): void {
  describe(`${name} keeps to the link frontier's promises`, () => {
    const opened: LinkFrontierUnderTest[] = [];
    const openNew = async () => {
      const under = await open();
      opened.push(under);
      return under;
    };
    afterEach(async () => {
      for (const under of opened.splice(0)) await under.close?.();
    });
    testTaking(openNew);
    testLeases(openNew);
    testRecords(openNew);
  });
}

function testTaking(open: OpenLinkFrontier): void {
  it('gives each address once, in the order in which they were added, however many pages refer to it', async () => {
    const { frontier, addPage } = await open();
    await addPage(page('a'), [link(at(1)), { kind: 'image', url: at(2) }]);
    await addPage(page('b'), [link(at(2)), link(at(3)), link(at(1))]);
    const leases = await frontier.take({ most: 9, exceptHosts: [] });
    expect(leases.map(({ url }) => url)).toEqual([at(1), at(2), at(3)]);
    expect(leases.map(({ kinds }) => kinds.toSorted())).toEqual([['link'], ['image', 'link'], ['link']]);
    await addPage(page('c'), [link(at(3))]);
    expect(await frontier.take({ most: 9, exceptHosts: [] })).toEqual([]);
  });

  it('gives no more than was asked for, and none of the hosts that are left out', async () => {
    const { frontier, addPage } = await open();
    await addPage(page('a'), [1, 2, 3, 4, 5, 6].map(at).map(link));
    await addPage(page('b'), [link('http://host1.example.net/plain')]);
    const urlsOf = (leases: readonly LinkLease[]) => leases.map(({ url }) => url);
    const exceptHosts = ['host1.example.net:443', 'host2.example.net:80'];
    expect(urlsOf(await frontier.take({ most: 2, exceptHosts }))).toEqual([at(2), at(3)]);
    expect(urlsOf(await frontier.take({ most: 9, exceptHosts }))).toEqual([
      at(5),
      at(6),
      'http://host1.example.net/plain',
    ]);
    expect(urlsOf(await frontier.take({ most: 9, exceptHosts: [] }))).toEqual([at(1), at(4)]);
  });

  it('ends when every page has ended and every address was asked for', async () => {
    const { frontier, addPage, endPages } = await open();
    await addPage(page('a'), [link(at(1))]);
    const [first] = await frontier.take({ most: 1, exceptHosts: [] });
    expect(await frontier.complete(leaseOf(first), OK)).toBe(true);
    expect(await frontier.isExhausted()).toBe(false);
    await addPage(page('b'), [link(at(2))]);
    await endPages();
    expect(await frontier.isExhausted()).toBe(false);
    const [second] = await frontier.take({ most: 1, exceptHosts: [] });
    expect(await frontier.isExhausted()).toBe(false);
    expect(await frontier.complete(leaseOf(second), OK)).toBe(true);
    expect(await frontier.isExhausted()).toBe(true);
  });
}

function testLeases(open: OpenLinkFrontier): void {
  it('gives a lost lease again, with a token that rises, and refuses what comes of the lost one', async () => {
    const { frontier, addPage, voidLeases, records } = await open();
    await addPage(page('a'), [link(at(1))]);
    const [lost] = await frontier.take({ most: 1, exceptHosts: [] });
    expect(await frontier.take({ most: 1, exceptHosts: [] })).toEqual([]);
    await voidLeases();
    const [valid] = await frontier.take({ most: 1, exceptHosts: [] });
    expect(leaseOf(valid).fencingToken).toBeGreaterThan(leaseOf(lost).fencingToken);
    expect(await frontier.complete(leaseOf(lost), GONE)).toBe(false);
    expect(await frontier.complete(leaseOf(valid), OK)).toBe(true);
    expect(await frontier.complete(leaseOf(lost), GONE)).toBe(false);
    expect(await records()).toEqual([]);
  });

  it('keeps the first of two completions, also when they come at once', async () => {
    const { frontier, addPage, records } = await open();
    await addPage(page('a'), [link(at(1))]);
    const [lease] = await frontier.take({ most: 1, exceptHosts: [] });
    const kept = await Promise.all([
      frontier.complete(leaseOf(lease), GONE),
      frontier.complete(leaseOf(lease), GONE),
    ]);
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect(await records()).toHaveLength(1);
  });

  it('gives no address to two checkers that ask at once', async () => {
    const { frontier, addPage } = await open();
    await addPage(
      page('a'),
      Array.from({ length: 30 }, (_, number) => link(at(number))),
    );
    const taken = await Promise.all([1, 2, 3].map(() => frontier.take({ most: 10, exceptHosts: [] })));
    const urls = taken.flat().map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });
}

function testRecords(open: OpenLinkFrontier): void {
  it('says of every page that refers to a broken address that it does, by the kind of its reference', async () => {
    const { frontier, addPage, records } = await open();
    await addPage(page('a'), [link(at(1)), { kind: 'image', url: at(1) }]);
    const [lease] = await frontier.take({ most: 1, exceptHosts: [] });
    await addPage(page('before'), [link(at(1))]);
    expect(await frontier.complete(leaseOf(lease), GONE)).toBe(true);
    await addPage(page('after'), [{ kind: 'css', url: at(1) }]);
    expect((await records()).map(typeAndPage).toSorted()).toEqual([
      `BROKEN_CSS ${page('after')}`,
      `BROKEN_IMAGE ${page('a')}`,
      `BROKEN_LINK ${page('a')}`,
      `BROKEN_LINK ${page('before')}`,
    ]);
  });

  it('says once a page of an address that nothing was learnt of it, whatever it is referred to as', async () => {
    const { frontier, addPage, records } = await open();
    await addPage(page('a'), [link(at(1)), { kind: 'image', url: at(1) }]);
    const [lease] = await frontier.take({ most: 1, exceptHosts: [] });
    const result = { outcome: 'REQUEST_FAILED', error: 'The server did not answer.' } as const;
    expect(await frontier.complete(leaseOf(lease), result)).toBe(true);
    await addPage(page('after'), [{ kind: 'css', url: at(1) }, link(at(1))]);
    expect((await records()).map(typeAndPage).toSorted()).toEqual([
      `REQUEST_FAILED ${page('a')}`,
      `REQUEST_FAILED ${page('after')}`,
    ]);
  });

  it('says once of an address that robots.txt forbids it, whenever its pages end', async () => {
    const { frontier, addPage, records } = await open();
    await addPage(page('a'), [link(page('private')), { kind: 'cite', url: page('private') }]);
    const [lease] = await frontier.take({ most: 1, exceptHosts: [] });
    expect(await frontier.complete(leaseOf(lease), { outcome: 'BLOCKED_BY_ROBOTS' })).toBe(true);
    await addPage(page('b'), [link(page('private'))]);
    expect(await records()).toEqual([
      { issueType: 'BLOCKED_BY_ROBOTS', issueDetails: { url: { href: page('private') } } },
    ]);
  });

  it('gives out again what robots.txt forbade as a link, once a page is made of it', async () => {
    const { frontier, addPage, endPages, records } = await open();
    await addPage(page('a'), [link(page('private'))]);
    const [first] = await frontier.take({ most: 1, exceptHosts: [] });
    await frontier.complete(leaseOf(first), { outcome: 'BLOCKED_BY_ROBOTS' });
    await addPage(page('b'), [link(page('private'))]);
    expect(await frontier.take({ most: 1, exceptHosts: [] })).toEqual([]);
    await addPage(page('c'), [{ kind: 'image', url: page('private') }]);
    await endPages();
    expect(await frontier.isExhausted()).toBe(false);
    const [again] = await frontier.take({ most: 1, exceptHosts: [] });
    expect(again).toMatchObject({ url: page('private'), kinds: expect.arrayContaining(['image', 'link']) });
    expect(await frontier.complete(leaseOf(again), GONE)).toBe(true);
    expect(await frontier.isExhausted()).toBe(true);
    const said = (await records()).map(typeAndPage);
    expect(said.filter((one) => one.startsWith('BROKEN_IMAGE'))).toEqual([`BROKEN_IMAGE ${page('c')}`]);
  });
}

function typeAndPage({ issueType, issueDetails }: SiteAuditRecord): string {
  return `${issueType} ${'page_url' in issueDetails ? issueDetails.page_url.href : ''}`;
}

function leaseOf(lease: LinkLease | undefined): LinkLease {
  if (!lease) throw new Error('No address can be leased.');
  return lease;
}
