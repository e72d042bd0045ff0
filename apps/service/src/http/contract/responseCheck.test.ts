import { describe, expect, it } from 'vitest';
import { ContractViolationError, createResponseCheck } from './responseCheck.ts';

const SCHEMA = {
  type: 'object',
  required: ['id', 'tags'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    at: { type: 'string', format: 'date-time' },
    tags: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
    data: { type: 'object', additionalProperties: true },
  },
};

const ID = '0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f6';

describe('an answer', () => {
  const check = createResponseCheck();

  it.each([
    { id: ID, tags: [] },
    { id: ID, tags: [{ name: 'a' }], at: '2026-11-20T09:00:00Z', data: { anything: 1 } },
  ])('%j keeps the contract', (answer) => {
    expect(() => check(SCHEMA, 'getThing', answer)).not.toThrow();
  });

  it.each([
    [{ tags: [] }, 'id'],
    [{ id: `urn:uuid:${ID}`, tags: [] }, '/id'],
    [{ id: ID, tags: [], at: 'yesterday' }, '/at'],
    [{ id: ID, tags: [], passwordHash: 'x' }, 'passwordHash'],
    [{ id: ID, tags: [{ name: 'a', organisationId: 'x' }] }, '/tags/0'],
    [{ id: ID, tags: {} }, '/tags'],
    [null, '/'],
  ])('%j breaks it, and is told where', (answer, where) => {
    expect(() => check(SCHEMA, 'getThing', answer)).toThrow(ContractViolationError);
    expect(() => check(SCHEMA, 'getThing', answer)).toThrow(where);
  });

  const WHOLE = { allOf: [SCHEMA, { type: 'object', properties: { box: { type: 'number' } } }] };

  it('put together of parts may have the properties of each, and no others', () => {
    expect(() => check(WHOLE, 'getThing', { id: ID, tags: [], box: 1 })).not.toThrow();
    for (const answer of [
      { id: ID, tags: [], box: 'x' },
      { id: ID, tags: [], box: 1, passwordHash: 'x' },
      { id: ID, tags: [{ organisationId: 'x' }], box: 1 },
    ]) {
      expect(() => check(WHOLE, 'getThing', answer)).toThrow(ContractViolationError);
    }
  });
});
