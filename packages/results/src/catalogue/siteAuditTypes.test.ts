import { SITE_AUDIT_COLUMNS, SITE_AUDIT_ISSUE_TYPES } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { headContentTypes } from './siteAudit/headContentTypes.ts';
import { headingTypes } from './siteAudit/headingTypes.ts';
import { imageTypes } from './siteAudit/imageTypes.ts';
import { linkTypes } from './siteAudit/linkTypes.ts';
import { sharingTypes } from './siteAudit/sharingTypes.ts';
import { siteAuditType, siteAuditTypes } from './siteAuditTypes.ts';

test('every type of the contract has an entry with its columns, in its order', () => {
  expect(siteAuditTypes.map(({ type, columns }) => [type, columns])).toEqual(
    Object.entries(SITE_AUDIT_COLUMNS),
  );
});

test('no entry is of a type that the contract does not have, nor twice', () => {
  const written = [linkTypes, headContentTypes, headingTypes, imageTypes, sharingTypes].flatMap((types) =>
    Object.keys(types),
  );
  expect(written.sort()).toEqual([...SITE_AUDIT_ISSUE_TYPES].sort());
});

/** Specification (results), section 3. */
test('the severities are those of the specification', () => {
  const ofSeverity = (wanted: string) =>
    siteAuditTypes.filter(({ severity }) => severity === wanted).map(({ type }) => type);
  expect(ofSeverity('ISSUE')).toEqual([
    'BROKEN_LINK',
    'BROKEN_IMAGE',
    'BROKEN_JAVASCRIPT',
    'BROKEN_CSS',
    'BROKEN_BLOCKQUOTE_CITE',
  ]);
  expect(ofSeverity('INFO')).toEqual(['BLOCKED_BY_ROBOTS', 'H_TAG_HIERARCHY', 'EMPTY_ALT_ATTRIBUTE']);
  expect(ofSeverity('WARNING')).toHaveLength(SITE_AUDIT_ISSUE_TYPES.length - 8);
});

test.each(siteAuditTypes)(
  '$type says in plain words what it is and what it means',
  ({ title, description }) => {
    expect(title).toMatch(/^[A-Z][^_<>]{7,69}[^.]$/);
    // Beside the words, which tag it is, for whoever looks for it in the code.
    const words = description.replace(/ \(og:[a-z_:]+\)/, '');
    expect(words).toMatch(/^[A-Z][^_<>()']{30,160}\.$/);
    expect(description.indexOf('. '), 'one sentence').toBe(-1);
  },
);

test('titles and descriptions tell the types apart', () => {
  expect(new Set(siteAuditTypes.map(({ title }) => title)).size).toBe(siteAuditTypes.length);
  expect(new Set(siteAuditTypes.map(({ description }) => description)).size).toBe(siteAuditTypes.length);
});

test('an unknown type has no entry', () => {
  expect(siteAuditType('NEXT_YEARS_TYPE')).toBeUndefined();
  expect(siteAuditType('toString')).toBeUndefined();
});
