import { expect, test } from 'vitest';
import { CAPABILITIES, mayDo } from './permissions.ts';

const ROLES = ['FREEMIUM', 'VIEWER', 'MEMBER', 'OWNER'] as const;

test('says what each role may do, as the specification has it', () => {
  const allowed = ROLES.map((role) => [
    role,
    Object.keys(CAPABILITIES).filter((capability) => mayDo(role, capability as keyof typeof CAPABILITIES)),
  ]);
  expect(Object.fromEntries(allowed)).toEqual({
    FREEMIUM: ['readResults'],
    VIEWER: ['readResults', 'exportResults', 'subscribeToScanEmails', 'seeUsage'],
    MEMBER: [
      'readResults',
      'exportResults',
      'subscribeToScanEmails',
      'seeUsage',
      'addProject',
      'startScan',
      'changeProjectSettings',
      'deleteProject',
      'seeMemberActions',
    ],
    OWNER: Object.keys(CAPABILITIES),
  });
});

test('allows nothing to who has no role yet', () => {
  expect(mayDo(undefined, 'readResults')).toBe(false);
});
