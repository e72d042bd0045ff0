import { afterAll, beforeAll, describe, it } from 'vitest';
import { filterRules, openBadAddress, sortRules } from './results/categories.ts';
import { fitIssues, fitScreens } from './results/everyScreen.ts';
import { readHelpAndCopy, stepThroughScreenshot } from './results/oneByOne.ts';
import { prepareSite } from './results/plantedSite.ts';
import { takeResultsAlong } from './results/report.ts';
import { sortPages } from './results/rulePages.ts';
import { expandSimilarIssues } from './results/similarIssues.ts';
import { compareTwoScans } from './results/sinceLastScan.ts';
import { chooseByRowAndBox, readExplainerAlone } from './results/ways.ts';
import { type ScannedSite, scanSite } from './scannedSite.ts';

let scanned: ScannedSite;

beforeAll(async () => {
  scanned = await scanSite(prepareSite);
});

afterAll(() => scanned?.close());

describe('the rules that failed', () => {
  it('are filtered by keyboard, and the address keeps the filter over a reload', () => filterRules(scanned));
  it('are sorted and paged by keyboard, and the way back undoes it', () => sortRules(scanned));
  it('come in the default order where the address says nonsense', () => openBadAddress(scanned));
});

it('shows the pages of a rule with most issues first, and sorts them by keyboard', () => sortPages(scanned));

describe('the issues of a rule on a page', () => {
  it('lead to their screenshot and back by keyboard, and have an address', () =>
    stepThroughScreenshot(scanned));
  it('open the help, and copy the failing element', () => readHelpAndCopy(scanned));
  it('stand beside the screenshot when they are many of one type', () => chooseByRowAndBox(scanned));
  it('are an explainer alone when they concern the whole page', () => readExplainerAlone(scanned));
});

it('shows components that fail on many pages, with HTML, page, place and screenshot', () =>
  expandSimilarIssues(scanned));

it('can be taken along as files, and as a report that the service prints', () => takeResultsAlong(scanned));

describe('each screen fits 1440 and 320 px in light and dark, with nothing for axe-core to find', () => {
  it('from the overview to the pages of a rule', () => fitScreens(scanned));
  it('each way of drawing issues, and its dialogs', () => fitIssues(scanned));
});

// The last one: the overview shows the latest scan.
it('tells what is new and what is fixed, and counts a page that was not scanned as neither', () =>
  compareTwoScans(scanned));
