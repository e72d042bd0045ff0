import type { Schedule } from '@sitelens/api-client/contract';
import { expect, it } from 'vitest';
import { createProject, findProject, updateProject } from './projects.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';
import { newAccount, SETTINGS } from './testing/scans.testing.ts';

const NAMED = { name: 'Named', startUrl: SETTINGS.startUrl };
const DAILY: Schedule = { scheduleEvery: 1, scheduleMillis: 86_400_000 };
const at = (time: string) => new Date(`2030-11-${time}Z`);

describeOnBothDatabases('a change of a project', (database) => {
  async function project(settings: Partial<Parameters<typeof createProject>[2]> = {}, now?: Date) {
    const { organisationId } = await newAccount(database());
    const made = await createProject(database(), organisationId, { ...SETTINGS, ...settings }, now);
    const update = (change: Parameters<typeof updateProject>[3], when?: Date) =>
      updateProject(database(), organisationId, made.id, change, when);
    const read = () => findProject(database(), organisationId, made.id);
    return { made, update, read };
  }

  it('raises the revision, and is refused where it was made from an older one', async () => {
    const { made, update, read } = await project();
    expect(made.revision).toBe(1);
    expect(await update({ ...NAMED, revision: 1 })).toMatchObject({ name: 'Named', revision: 2 });
    expect(await update({ ...NAMED, name: 'Late', revision: 1 })).toBe('changed');
    expect(await update({ ...NAMED, name: 'Early', revision: 3 })).toBe('changed');
    expect(await read()).toMatchObject({ name: 'Named', revision: 2 });
    expect(await update({ ...NAMED, name: 'Without' })).toMatchObject({ name: 'Without', revision: 3 });
  });

  it('of two tabs at once only one is kept', async () => {
    const { update, read } = await project();
    const tabs = ['First', 'Second', 'Third'];
    const answers = await Promise.all(tabs.map((name) => update({ ...NAMED, name, revision: 1 })));
    expect(answers.filter((answer) => answer === 'changed')).toHaveLength(2);
    expect((await read())?.revision).toBe(2);
  });

  it('makes it public or private where it says so, and private where it goes to another origin', async () => {
    const { made, update } = await project({ isPublic: true });
    expect(made.isPublic).toBe(true);
    expect(await update({ ...NAMED, startUrl: `${SETTINGS.startUrl}shop/` })).toMatchObject({
      isPublic: true,
    });
    expect(await update({ ...NAMED, startUrl: 'http://www.example.com/' })).toMatchObject({
      isPublic: false,
    });
    expect(await update({ ...NAMED, startUrl: 'https://other.example/', isPublic: true })).toMatchObject({
      isPublic: true,
    });
    expect(await update({ name: 'Mine', startUrl: 'https://other.example/', isPublic: false })).toMatchObject(
      {
        isPublic: false,
      },
    );
  });

  it('plans the next scan anew where the times change, and lets them go on where they do not', async () => {
    const { made, update } = await project({ schedule: DAILY }, at('21T12:00:00'));
    expect(made.nextScanAt).toBe('2030-11-22T03:00:00.000Z');
    const settings = { ...NAMED, schedule: { ...DAILY, scheduleEvery: 3 } };
    expect(await update(settings, at('21T12:00:00'))).toMatchObject({
      nextScanAt: '2030-11-22T03:00:00.000Z',
    });
    const renamed = { ...settings, name: 'Later', schedule: { ...settings.schedule, timeOfDay: '03:00' } };
    expect(await update(renamed, at('23T12:00:00'))).toMatchObject({
      nextScanAt: '2030-11-22T03:00:00.000Z',
      schedule: { timeOfDay: '03:00' },
    });
    const inTokyo = { ...settings, schedule: { ...settings.schedule, timeZone: 'Asia/Tokyo' } };
    expect(await update(inTokyo, at('23T12:00:00'))).toMatchObject({
      nextScanAt: '2030-11-23T18:00:00.000Z',
    });
    const without = await update(NAMED);
    expect(without).not.toHaveProperty('schedule');
    expect(without).not.toHaveProperty('nextScanAt');
  });
});
