import { expect, it } from 'vitest';
import { mobileFriendlyIssue } from '../packages/results/src/catalogue/mobileFriendlyIssues.ts';
import { wcagCriterion } from '../packages/results/src/catalogue/wcagCriteria.ts';
import { articleParts } from '../packages/results/src/help/articleParts.ts';
import { mobileFacts } from '../packages/results/src/help/findings/mobile/mobileFacts.ts';
import { articleFrom } from '../packages/results/src/help/testing/loadedArticle.ts';
import { mobileIssueOf } from '../packages/results/src/help/testing/mobileIssue.ts';
import { MOBILE_CHECKS } from '../packages/scanner/src/checks/mobile/mobileChecks.ts';
import type { MobileMeasurements, TapTarget } from '../packages/scanner/src/gather/mobileArtifacts.ts';

it.each(MOBILE_CHECKS)('$id is as severe in the catalogue as in what the scanner finds', ({ id, impact }) => {
  expect(mobileFriendlyIssue(id)?.impact).toBe(impact);
});

it.each(MOBILE_CHECKS)(
  'the article on $id names the criteria that the check tags it by',
  async ({ id, tags }) => {
    const tagged = tags.flatMap((tag) => wcagCriterion(tag)?.number ?? []);
    expect((await articleFrom(articleParts[id])).criteria ?? []).toEqual(expect.arrayContaining(tagged));
  },
);

function linkAt(top: number): TapTarget {
  const rectangles = [{ left: 20, top, right: 60, bottom: top + 16 }];
  return {
    element: `link ${top}`,
    rectangles,
    labels: [],
    href: `https://example.com/${top}`,
    isPinned: false,
    isPlace: false,
  };
}

/** A page that makes all the trouble that one page can: only without a viewport tag there is another one. */
const TROUBLED: MobileMeasurements = {
  view: { width: 360, height: 800, left: 0 },
  root: 'html',
  viewportTags: [
    { element: 'first tag', content: 'width=device-width' },
    { element: 'second tag', content: 'width=1024, user-scalable=no' },
  ],
  body: { element: 'body', clientWidth: 360, scrollWidth: 512, scrolls: true, sticksOut: ['table'] },
  mainHeading: { element: 'h1', top: 1120 },
  overlays: [{ element: 'notice', coveredShare: 0.83 }],
  media: [
    {
      element: 'img',
      left: 0,
      right: 512,
      shown: { left: 0, right: 512 },
      isInScroller: false,
      isDecorative: false,
    },
  ],
  tapTargets: [[linkAt(0), linkAt(18)]],
  scrollAreas: [{ element: 'terms', width: 320, height: 40 }],
  smallTexts: [{ element: 'small', tag: 'small', fontSize: 9 }],
  formFields: [{ element: 'input', tag: 'input', fontSize: 13.33 }],
};

const found = MOBILE_CHECKS.flatMap((check) =>
  check.find(TROUBLED).map(({ measured, bodyWidths }) => ({ id: check.id, measured, bodyWidths })),
);

it('finds all but one on the troubled page', () => {
  const ids = new Set(found.map(({ id }) => id));
  expect(MOBILE_CHECKS.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual(['viewport-not-set']);
});

it.each(found)('what is measured of $id is told', ({ id, measured, bodyWidths }) => {
  const { sentence, contents = [] } = mobileFacts(
    mobileIssueOf(id, { data: measured, ...(bodyWidths && { widths: bodyWidths }) }),
  );
  expect(sentence !== undefined || contents.length > 0).toBe(true);
});
