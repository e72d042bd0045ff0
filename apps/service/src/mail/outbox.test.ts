import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { composeMail } from './composeMail.ts';
import { openMailTransport, outboxFolder } from './mailTransport.ts';
import { listOutbox, readFromOutbox, saveToOutbox } from './outbox.ts';

let dataDir: string;
let folder: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sitelens-outbox-'));
  folder = outboxFolder(dataDir);
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

const SOURCE = Buffer.from('Subject: x\r\n\r\n');

it('takes what is sent where no mail server is configured', async () => {
  const message = { to: 'dana@example.com', subject: 'Verify your e-mail address', text: 'Hello' };
  const transport = openMailTransport({ kind: 'outbox' }, dataDir);
  await transport.send(composeMail(message, { from: 'sitelens@localhost.example', id: '1' }));
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(
    /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z-verify-your-e-mail-address-[\da-f]{8}\.eml$/,
  );
  const email = await PostalMime.parse((await readFromOutbox(folder, name)) ?? '');
  expect(email).toMatchObject({ subject: message.subject, to: [{ address: message.to }] });
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it('lists the newest message first, whole ones alone', async () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, second));
  const first = await saveToOutbox(folder, SOURCE, 'Z', at(1));
  const second = await saveToOutbox(folder, SOURCE, 'A', at(2));
  await writeFile(join(folder, `${second}.unfinished`), 'Sub');
  await writeFile(join(folder, 'notes.txt'), 'mine');
  expect(await listOutbox(folder)).toEqual([second, first]);
});

it('is empty before anything was sent', async () => {
  expect(await listOutbox(folder)).toEqual([]);
});

it.each(['../../etc/passwd', '', '店', '.', `\u0000`, 'a'.repeat(500)])(
  'gives a message about %j a name that stays in the folder',
  async (subject) => {
    const name = await saveToOutbox(folder, SOURCE, subject);
    expect(await listOutbox(folder)).toEqual([name]);
  },
);

it.each(['../sign-in-keys.json', '..', '', 'notes.txt', '2026-11-21T13-45-12-345Z-a/../../x.eml'])(
  'holds no message named %j',
  async (name) => {
    await writeFile(join(dataDir, 'sign-in-keys.json'), 'secret');
    expect(await readFromOutbox(folder, name)).toBeUndefined();
  },
);
