import { expect } from 'vitest';
import type { Road } from './road.ts';

/** Opens the newest e-mail of a subject, once it has come. */
export async function openMail({ mailbox, address }: Road, subject: RegExp): Promise<void> {
  const link = mailbox.getByRole('link', { name: subject }).first();
  await expect
    .poll(
      async () => {
        await mailbox.goto(`${address}/outbox`);
        return link.count();
      },
      { timeout: 120_000, interval: 500 },
    )
    .toBe(1);
  await link.click();
  await mailbox.getByRole('heading', { level: 1, name: subject }).waitFor();
}
