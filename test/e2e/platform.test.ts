import { afterAll, beforeAll, describe, it } from 'vitest';
import { loseTheConnection } from './platform/connection.ts';
import { missAScreen } from './platform/missingScreen.ts';
import { type Platform, startPlatform } from './platform/platform.ts';
import { addWebsite, deleteProject, editInTwoTabs, leaveUnsaved, startOnce } from './platform/projects.ts';
import { forbidStorage, refuseCookies } from './platform/refusals.ts';
import { seeAsEditor, seeAsUnverified, seeAsViewer, seeAsVisitor } from './platform/roles.ts';
import { outliveTheSession, signOutElsewhere } from './platform/session.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await startPlatform();
});

afterAll(() => platform?.close());

describe('a project', () => {
  it('is added by keyboard, over errors of each kind', () => addWebsite(platform));
  it('that two tabs edit loses neither’s changes', () => editInTwoTabs(platform));
  it('is not left with unsaved changes unasked', () => leaveUnsaved(platform));
  it('is deleted after a question whose first answer is no', () => deleteProject(platform));
  it('is scanned once by a double click', () => startOnce(platform));
});

// Its scan is the one that was started, and everybody reads its results below.
it('says that the connection is lost while a scan runs, and comes back by itself', () =>
  loseTheConnection(platform));

describe('a session', () => {
  it('that has expired is taken up where it was, with what was entered', () => outliveTheSession(platform));
  it('that ends in one tab ends in the other', () => signOutElsewhere(platform));
});

describe('each sees what the table of roles allows, and is refused the rest:', () => {
  it.each(['OWNER', 'MEMBER'] as const)('%s', (role) => seeAsEditor(platform, role));
  it('VIEWER', () => seeAsViewer(platform));
  it('a visitor', () => seeAsVisitor(platform));
  it('somebody whose address is not verified', () => seeAsUnverified(platform));
});

it('says what to do where a screen is missing, and tells the service', () => missAScreen(platform));

describe('a browser', () => {
  it('that forbids storage forgets, but works', () => forbidStorage(platform));
  it('that refuses cookies is told that it can’t log in', () => refuseCookies(platform));
});
