import { expect, test } from 'vitest';
import { failingParts, type IssueWithHtml } from './failingParts.ts';

function marked(ruleId: string, html: string, checks: Partial<IssueWithHtml> = {}): string[] {
  const issue = { ruleId, html, possibleSolutions: [], mustMatchAll: [], mustNotMatch: [], ...checks };
  return failingParts(issue).map(({ start, end }) => html.slice(start, end));
}

const check = (message: string, data?: Record<string, unknown>) => ({
  possibleSolutions: [{ id: 'check', message, ...(data && { data }) }],
});

test.each([
  ['tabindex', '<a href="/a" tabindex="3">A</a>', ['tabindex="3"']],
  ['aria-roles', '<div role=datepicker id=d>', ['role=datepicker']],
  ['html-xml-lang-mismatch', '<html lang="en" xml:lang="de">', ['lang="en"', 'xml:lang="de"']],
  ['no-autoplay-audio', '<audio src="a.mp3" autoplay loop>', ['autoplay']],
  ['scope-attr-valid', "<TH SCOPE = 'column'>Days</TH>", ["SCOPE = 'column'"]],
])('%s marks its attributes', (ruleId, html, parts) => {
  expect(marked(ruleId, html)).toEqual(parts);
});

test.each([
  ['image-alt', '<img src="a.svg">', '<img src="a.svg">'],
  ['color-contrast', '<p class="pale">Last year’s price</p>', '<p class="pale">'],
  ['a-rule-of-tomorrow', '<b data-x="1 > 0">b</b>', '<b data-x="1 > 0">'],
  ['td-headers-attr', '<table id="fees">\n<tr><td headers="x">', '<table id="fees">'],
])('%s without its attribute marks the start tag', (ruleId, html, part) => {
  expect(marked(ruleId, html)).toEqual([part]);
});

test('the attributes are named by what the check measured', () => {
  const html = '<a href="/basket" aria-label="Basket" aria-checked="true">Haven</a>';
  const measured = check('ARIA attribute is not allowed: aria-checked="true"', {
    messageKey: 'singular',
    values: ['aria-checked="true"'],
  });
  expect(marked('aria-allowed-attr', html, measured)).toEqual(['aria-checked="true"']);
});

test('or by its message', () => {
  const html = '<p aria-labeledby="n">';
  expect(marked('aria-valid-attr', html, check('Invalid ARIA attribute name: aria-labeledby'))).toEqual([
    'aria-labeledby="n"',
  ]);
});

test.each([
  ['', []],
  ['just text', []],
  ['</p>', []],
  ['<', []],
  ['<!-- a --><p>', []],
  ['<p', ['<p']],
  ['<p class="never ends', ['<p class="never ends']],
  ['<p tabindex', ['tabindex']],
  ['<p tabindex=', ['tabindex=']],
  ['<p tabindex= >', ['tabindex= ']],
  ['<p ="" \' tabindex=1>', ['tabindex=1']],
  ['<p a="1"tabindex="2">', ['tabindex="2"']],
  ['<p tabindex=1 tabindex=2>', ['tabindex=1']],
  ['<br/tabindex=1/>', ['tabindex=1/']],
])('%j has no tag that breaks it', (html, parts) => {
  expect(marked('tabindex', html)).toEqual(parts);
});

test('hostile HTML of 5 MB is read in one pass', () => {
  const started = performance.now();
  for (const piece of ['a ', 'a=', '"', '= ', '<p ', 'a="', '/', '\n']) {
    failingParts({
      ruleId: 'tabindex',
      html: `<p ${piece.repeat(5_000_000 / piece.length)}`,
      possibleSolutions: [],
      mustMatchAll: [],
      mustNotMatch: [],
    });
  }
  // A quadratic scan takes hours.
  expect(performance.now() - started).toBeLessThan(30_000);
});
