import { expect, test } from 'vitest';
import { newProjectValues } from '../form/projectFormValues.ts';
import { readDraft } from './settingsDraft.ts';

const draft = { values: newProjectValues('https://www.example.com/', 'Europe/Amsterdam'), revision: 3 };

test('a draft comes back as it was kept', () => {
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"values":null,"revision":1}',
  JSON.stringify({ ...draft, revision: '3' }),
  JSON.stringify({ ...draft, values: { ...draft.values, name: 5 } }),
  JSON.stringify({ ...draft, values: { ...draft.values, scheduleUnit: 'years' } }),
  JSON.stringify({ ...draft, values: { name: 'half' } }),
])('%j is none', (json) => {
  expect(readDraft(json)).toBeUndefined();
});
