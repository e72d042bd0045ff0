import { afterAll, beforeAll, describe, it } from 'vitest';
import { fitMobileScreens, walkDownToTheBox } from './demo/mobileFriendly.ts';
import { findWhatWasPlanted } from './demo/planted.ts';
import { readWhileItRuns } from './demo/runningScan.ts';
import { fitAuditScreens, readPartsAsVisitor, walkDownToIssues } from './demo/siteAudit.ts';
import { askForPrivateProject, readPlans, walkDownAsVisitor } from './demo/visitor.ts';
import { type ScannedDemo, scanDemo } from './scannedDemo.ts';

let demo: ScannedDemo;

beforeAll(async () => {
  demo = await scanDemo();
});

afterAll(() => demo?.close());

it('is scanned whole, and exactly what was planted for phones is found', () => findWhatWasPlanted(demo));

describe('a visitor', () => {
  it('is led from a public project’s overview to an issue, and to a trial', () => walkDownAsVisitor(demo));
  it('is not told whether a project is private or not there', () => askForPrivateProject(demo));
  it('is led from the list of projects to the start page, the plans and a trial', () => readPlans(demo));
  it('reads broken links, duplicate titles and descriptions under their own addresses', () =>
    readPartsAsVisitor(demo));
});

describe('mobile usability', () => {
  it('leads by keyboard to the box over an element on the phone’s screenshot', () => walkDownToTheBox(demo));
  it('fits 1440 and 320 px in light and dark, with nothing for axe-core to find', () =>
    fitMobileScreens(demo));
});

describe('the site audit', () => {
  it('leads by keyboard to the issues of a type, and to how to fix them', () => walkDownToIssues(demo));
  it('fits 1440 and 320 px, with nothing for axe-core to find', () => fitAuditScreens(demo));
});

it('shows what a running scan has found, and moves no row before it is told to', () => readWhileItRuns(demo));
