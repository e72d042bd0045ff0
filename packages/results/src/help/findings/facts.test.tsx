import { expect, test } from 'vitest';
import { goldenIssueOf, issueOf } from '../testing/helpIssues.ts';
import { factsOf } from './facts.ts';

test.each([
  ['aria-allowed-attr', [{ name: 'attributes', values: ['aria-checked="true"'] }]],
  ['aria-required-parent', [{ name: 'neededAround', values: ['tablist'] }]],
  [
    'aria-valid-attr',
    [
      { name: 'attributes', values: ['aria-labeledby'] },
      { name: 'meant', values: ['aria-labelledby'] },
    ],
  ],
  ['aria-valid-attr-value', [{ name: 'values', values: ['aria-expanded="yes"'] }]],
  [
    'heading-order',
    [
      { name: 'headingBefore', values: ['2'] },
      { name: 'headingLevel', values: ['5'] },
      { name: 'headingLimit', values: ['3'] },
    ],
  ],
  ['image-redundant-alt', [{ name: 'textAlternative', values: ['Tomás Reyes'] }]],
  ['list', [{ name: 'notAllowedInside', values: ['div'] }]],
  ['meta-viewport', [{ name: 'setting', values: ['maximum-scale=1'] }]],
  ['tabindex', [{ name: 'tabindex', values: ['3'] }]],
] as const)('of %s, as a scan found it', (ruleId, facts) => {
  expect(factsOf(ruleId, goldenIssueOf(ruleId))).toEqual(facts);
});

test('roles that are called for come as a list, children that are too many with commas', () => {
  const check = (data: Record<string, unknown>) =>
    issueOf('aria-required-children', {
      html: '<ul>',
      any: [{ id: 'aria-required-children', message: '', data }],
    });
  expect(factsOf('aria-required-children', check({ value: ['menuitem', 'group'] }))).toEqual([
    { name: 'neededInside', values: ['menuitem', 'group'] },
  ]);
  expect(
    factsOf('aria-required-children', check({ messageKey: 'unallowed', values: 'a, [tabindex]' })),
  ).toEqual([{ name: 'notAllowedInside', values: ['a', '[tabindex]'] }]);
});

test.each([{ value: { toString: 'no' } }, { value: [null, 7, ''] }, { values: 42 }, {}])(
  'a check whose data are of another form says nothing: %j',
  (data) => {
    const issue = issueOf('aria-valid-attr', {
      html: '<p>',
      any: [{ id: 'aria-valid-attr', message: '', data }],
    });
    expect(factsOf('aria-valid-attr', issue)).toEqual([]);
  },
);

test('long lists and long words are cut', () => {
  const data = { value: Array.from({ length: 1_000 }, () => 'x'.repeat(10_000)) };
  const issue = issueOf('aria-valid-attr', {
    html: '<p>',
    any: [{ id: 'aria-valid-attr', message: '', data }],
  });
  const [fact] = factsOf('aria-valid-attr', issue);
  expect(fact?.values).toHaveLength(20);
  expect(fact?.values[0]).toHaveLength(200);
});
