import { afterAll, beforeAll, it } from 'vitest';
import { type Road, startRoad } from './stranger/road.ts';
import { signUpAndVerify } from './stranger/signUp.ts';
import { chooseName, printReport, saveFiles, sendFeedback, signOut } from './stranger/takeAlong.ts';
import { readFirstResults, tryOnePage } from './stranger/tryOnePage.ts';
import { addWebsite, comeBackByMail, schedule } from './stranger/watchWebsite.ts';

let road: Road;

beforeAll(async () => {
  road = await startRoad();
});

afterAll(() => road?.close());

/** Each step stands on the one before. */
it('leads a stranger from the home page to a website that is watched, and a report of it', async () => {
  await tryOnePage(road);
  await readFirstResults(road);
  await signUpAndVerify(road);
  await addWebsite(road);
  await schedule(road);
  await comeBackByMail(road);
  await saveFiles(road);
  await printReport(road);
  await sendFeedback(road);
  await chooseName(road);
  await signOut(road);
});
