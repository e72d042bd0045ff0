import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { composeMail, UnsendableMailError } from './composeMail.ts';
import type { MailMessage } from './mail.ts';

const MESSAGE: MailMessage = {
  to: 'dana@example.com',
  subject: 'Your scan has ended',
  text: 'Hello Dana,\n\nyour scan has ended:\nhttps://sitelens.example/x?a=1&b=2\n\nSitelens',
};

async function sourceOf(message: MailMessage): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const composed = composeMail(message, { from: 'sitelens@example.org', id: 'the-id' });
  const { message: source } = await transport.sendMail(composed);
  return String(source);
}

const parse = async (message: MailMessage) => PostalMime.parse(await sourceOf(message));

/** Names of the headers before the first empty line. */
async function headersOf(message: MailMessage): Promise<string[]> {
  const [head = ''] = (await sourceOf(message)).split('\r\n\r\n', 1);
  return head.split('\r\n').flatMap((line) => /^[\w-]+(?=:)/.exec(line)?.[0].toLowerCase() ?? []);
}

describe('a message', () => {
  it('is text, and HTML by the same words', async () => {
    const email = await parse(MESSAGE);
    expect(email).toMatchObject({
      from: { name: 'Sitelens', address: 'sitelens@example.org' },
      to: [{ address: 'dana@example.com' }],
      subject: 'Your scan has ended',
      messageId: '<the-id@example.org>',
    });
    expect(email.text?.trim()).toBe(MESSAGE.text);
    expect(email.html).toContain('<html lang="en"');
    expect(email.html).toContain('<title>Your scan has ended</title>');
    expect(email.html).toContain(
      '<a href="https://sitelens.example/x?a=1&amp;b=2">https://sitelens.example/x?a=1&amp;b=2</a>',
    );
  });

  it('says that a machine wrote it, unless a person did who can be answered', async () => {
    expect(await headersOf(MESSAGE)).toContain('auto-submitted');
    const feedback = { ...MESSAGE, replyTo: 'ada@example.com' };
    expect(await headersOf(feedback)).not.toContain('auto-submitted');
    expect((await parse(feedback)).replyTo).toMatchObject([{ address: 'ada@example.com' }]);
  });

  it('can be unsubscribed from by one click', async () => {
    const source = await sourceOf({ ...MESSAGE, unsubscribeUrl: 'https://sitelens.example/unsubscribe?t=1' });
    const unfolded = source.replaceAll(/\r\n\s+/g, ' ');
    expect(unfolded).toContain('List-Unsubscribe: <https://sitelens.example/unsubscribe?t=1>\r\n');
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(await headersOf(MESSAGE)).not.toContain('list-unsubscribe');
  });

  it('shows what is written in it as text', async () => {
    const email = await parse({ ...MESSAGE, subject: '<b>&', text: '<img src=x onerror=alert(1)>\n\n"\'' });
    expect(email.html).not.toContain('<img');
    expect(email.html).not.toContain('<b>');
  });

  it.each(['مرحبا بالعالم', '店の走査が終わりました', '🛒 Grüße'])(
    'keeps the subject %s',
    async (subject) => {
      expect((await parse({ ...MESSAGE, subject })).subject).toBe(subject);
    },
  );
});

describe('a line break', () => {
  const broken = ['\n', '\r', '\r\n', '\u2028', '\u0085', '\u0000'];

  it.each(broken)('(%j) in a subject begins no other header', async (mark) => {
    const message = { ...MESSAGE, subject: `Hello${mark}Bcc: all@example.com` };
    expect(await headersOf(message)).toEqual(await headersOf(MESSAGE));
    expect((await parse(message)).subject).toBe('Hello Bcc: all@example.com');
  });

  it.each(broken)('(%j) makes an address none', (mark) => {
    const address = `dana@example.com${mark}bcc: all@example.com`;
    const compose = (message: MailMessage) => () => composeMail(message, { from: 'a@example.org', id: '1' });
    expect(compose({ ...MESSAGE, to: address })).toThrow(UnsendableMailError);
    expect(compose({ ...MESSAGE, replyTo: address })).toThrow(UnsendableMailError);
  });

  it.each(['\n', '\r\n'])('(%j) in the address for unsubscribing begins no other header', async (mark) => {
    const unsubscribeUrl = `https://sitelens.example/${mark}Bcc: all@example.com`;
    expect(await headersOf({ ...MESSAGE, unsubscribeUrl })).not.toContain('bcc');
  });
});

it.each(['a@example.com, b@example.com', 'Dana <dana@example.com>', '', 'dana', '"a@b.nl,c"@d.nl'])(
  'has one recipient, and so none named %j',
  (to) => {
    expect(() => composeMail({ ...MESSAGE, to }, { from: 'a@example.org', id: '1' })).toThrow(
      UnsendableMailError,
    );
  },
);

it('is never ended by what is no web address', () => {
  const message = { ...MESSAGE, unsubscribeUrl: 'javascript:alert(1)' };
  expect(() => composeMail(message, { from: 'a@example.org', id: '1' })).toThrow(UnsendableMailError);
});

it('has a subject that a list of messages can show', async () => {
  expect((await parse({ ...MESSAGE, subject: 'x'.repeat(10_000) })).subject).toHaveLength(200);
});
