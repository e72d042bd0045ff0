import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Log } from '../jobs/log.ts';
import { openJobs } from '../jobs/openJobs.ts';
import { throwingLog } from '../jobs/throwingLog.testing.ts';
import type { Database } from '../store/database.ts';
import { describeOnBothDatabases } from '../store/testing/databases.testing.ts';
import type { Mail } from './mail.ts';
import { openMailTransport } from './mailTransport.ts';
import { queueMail } from './queueMail.ts';
import { type SmtpServer, startSmtpServer } from './smtpServer.testing.ts';
import { startSendingMail } from './startSendingMail.ts';

const MESSAGE = { to: 'dana@example.com', subject: 'Hello', text: 'Hello Dana' };

interface Sending {
  readonly mail: Mail;
  readonly server: SmtpServer;
  readonly logged: { readonly level: keyof Log; readonly message: string }[];
}

async function send(database: Database, replies?: Parameters<typeof startSmtpServer>[0]): Promise<Sending> {
  const jobs = await openJobs({ database, log: throwingLog });
  await database.queries.execute(sql`delete from pgboss.job where name = 'send-mail'`);
  const server = await startSmtpServer(replies);
  const logged: Sending['logged'] = [];
  const note = (level: keyof Log) => (_details: object, message: string) =>
    void logged.push({ level, message });
  const log = { info: note('info'), warn: note('warn'), error: note('error') };
  const transport = openMailTransport({ kind: 'smtp', url: server.url }, '/nowhere');
  await startSendingMail({ jobs, transport, mailFrom: 'sitelens@example.org', log });
  onTestFinished(async () => {
    await jobs.stop();
    await server.close();
  });
  return { mail: queueMail(jobs), server, logged };
}

async function jobsOf(database: Database) {
  const job = sql`(select * from pgboss.job where name = 'send-mail')`;
  return database.queries
    .select({
      state: sql<string>`state`,
      wait: sql<number>`extract(epoch from start_after - now())::float`,
      retries: sql<number>`retry_limit`,
    })
    .from(sql`${job} as job`);
}

const soon = { timeout: 15_000, interval: 50 };

describeOnBothDatabases('a queued message', (database) => {
  it('is handed to the mail server, once', async () => {
    const { mail, server } = await send(database());
    await mail.send(MESSAGE);
    await vi.waitFor(
      async () => expect(await jobsOf(database())).toMatchObject([{ state: 'completed' }]),
      soon,
    );
    expect(server.deliveries).toHaveLength(1);
    const [delivery] = server.deliveries;
    expect(delivery).toMatchObject({ from: 'sitelens@example.org', to: ['dana@example.com'] });
    expect(await PostalMime.parse(delivery?.source ?? '')).toMatchObject({ subject: 'Hello' });
  });

  it('is tried again, later each time, where the failure may pass, and stays the same message', async () => {
    let isBusy = true;
    const { mail, server, logged } = await send(database(), (line) =>
      isBusy && line.startsWith('RCPT') ? '451 come back' : undefined,
    );
    await mail.send(MESSAGE);
    await vi.waitFor(async () => expect(await jobsOf(database())).toMatchObject([{ state: 'retry' }]), soon);
    const [job] = await jobsOf(database());
    expect(job?.wait).toBeGreaterThan(5);
    expect(job?.retries).toBeGreaterThan(20);
    expect(logged).toEqual([{ level: 'warn', message: expect.stringContaining('tried again') }]);
    isBusy = false;
    await database().queries.execute(sql`update pgboss.job set start_after = now() where name = 'send-mail'`);
    await vi.waitFor(() => expect(server.deliveries).toHaveLength(1), soon);
    const { messageId } = await PostalMime.parse(server.deliveries[0]?.source ?? '');
    expect(messageId).toMatch(/^<[\da-f-]{36}@example\.org>$/);
  });

  it('is given up and logged where the server refuses it for good', async () => {
    const { mail, server, logged } = await send(database(), (line) =>
      line.startsWith('RCPT') ? '550 nobody of that name' : undefined,
    );
    await mail.send(MESSAGE);
    await vi.waitFor(
      async () => expect(await jobsOf(database())).toMatchObject([{ state: 'completed' }]),
      soon,
    );
    expect(logged).toEqual([{ level: 'error', message: expect.stringContaining('given up') }]);
    expect(server.deliveries).toEqual([]);
  });

  it('that has no recipient never reaches a server', async () => {
    const { mail, server, logged } = await send(database());
    await mail.send({ ...MESSAGE, to: 'dana@example.com\r\nRCPT TO:<all@example.com>' });
    await vi.waitFor(() => expect(logged).toMatchObject([{ level: 'error' }]), soon);
    expect(server.lines).toEqual([]);
  });

  it('outlives a start that clears the other queues', async () => {
    const jobs = await openJobs({ database: database(), log: throwingLog });
    onTestFinished(() => jobs.stop());
    await database().queries.execute(sql`delete from pgboss.job where name = 'send-mail'`);
    await queueMail(jobs).send(MESSAGE);
    await jobs.clear();
    expect(await jobsOf(database())).toMatchObject([{ state: 'created' }]);
  });
});

describe('a password', () => {
  // A server that takes names and passwords, and on the way to which somebody has taken out STARTTLS.
  const stripped = (line: string) => {
    if (line.startsWith('EHLO')) return '250-mail.example\r\n250 AUTH PLAIN';
    return line.startsWith('STARTTLS') ? '502 not here' : undefined;
  };

  it.each([
    // A name that is not known to mean this machine.
    ['0.0.0.0', '', false],
    ['0.0.0.0', '?ignoreTLS=true', true],
    ['127.0.0.1', '', true],
  ])('to %s with %j in the clear: %j', async (host, query, isSent) => {
    const server = await startSmtpServer(stripped);
    onTestFinished(server.close);
    const url = `${server.url.replace('//127.0.0.1', `//mailer:secret@${host}`)}${query}`;
    const transport = openMailTransport({ kind: 'smtp', url }, '/nowhere');
    await transport.send({ from: 'a@example.org', to: 'b@example.org', text: 'x' }).catch(() => {});
    expect(server.lines.some((line) => line.startsWith('AUTH'))).toBe(isSent);
  });
});
