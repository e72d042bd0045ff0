import { expect, test } from 'vitest';
import { newProjectValues } from '../form/projectFormValues.ts';
import { keptSettingsDraft } from './settingsDraft.ts';

const draft = { values: newProjectValues('https://www.example.com/', 'Europe/Amsterdam'), revision: 3 };

test('a draft comes back as it was kept', () => {
  expect(keptSettingsDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test.each([
  null,
  undefined,
  'draft',
  [],
  { values: null, revision: 1 },
  { values: [], revision: 1 },
  { values: draft.values },
  { ...draft, revision: '3' },
  { ...draft, values: { ...draft.values, name: 5 } },
  { ...draft, values: { ...draft.values, scheduleUnit: 'years' } },
  { ...draft, values: { name: 'half' } },
])('%j is none', (kept) => {
  expect(keptSettingsDraft(kept)).toBeUndefined();
});
