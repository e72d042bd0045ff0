import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, Response>>;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const contract: Contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
const { schemas } = contract.components;

/** Every schema that stands by itself or as a property or item, with the way to it. */
function schemasBelow(schema: Schema, path: string): [path: string, schema: Schema][] {
  const properties = Object.entries(schema.properties ?? {});
  return [
    [path, schema],
    ...properties.flatMap(([name, property]) => schemasBelow(property, `${path}.${name}`)),
    ...(schema.items?.properties === undefined ? [] : schemasBelow(schema.items, `${path}[]`)),
  ];
}

/** The calls of the specification (platform, section 7; results, section 7) that are built, and those of our own that the contract lists. */
const CALLS = [
  'GET /api/v1/tokeninfo',
  'GET /api/v1/users/current',
  'PATCH /api/v1/users/current',
  'GET /api/v1/users/email-verification',
  'POST /api/v1/users/email-verification',
  'GET /api/v1/subscriptions',
  'POST /api/v1/projects',
  'POST /api/v1/public-projects',
  'GET /api/v1/projects/scans/latest',
  'GET /api/v1/projects/{projectId}',
  'PUT /api/v1/projects/{projectId}',
  'DELETE /api/v1/projects/{projectId}',
  'GET /api/v1/projects/{projectId}/emails',
  'POST /api/v1/projects/{projectId}/emails',
  'DELETE /api/v1/projects/{projectId}/emails',
  'GET /api/v1/projects/{projectId}/scans',
  'POST /api/v1/projects/{projectId}/scans',
  'GET /api/v1/projects/{projectId}/scans/{scanId}',
  'GET /api/v1/projects/{projectId}/scans/{scanId}/trust',
  'GET /api/v1/projects/{projectId}/scans/{scanId}/export',
  'GET /api/v1/projects/{projectId}/scans/{scanId}/report',
  'POST /api/v1/projects/{projectId}/scans/{scanId}/report',
  'GET /api/v1/projects/{projectId}/scans/{scanId}/report/pdf',
  'GET /api/v1/projects/{projectId}/scans/{scanId}/pages',
  'GET /api/v1/projects/{projectId}/scans/{scanId}/pages/{pageId}',
  'GET /api/v1/projects/{projectId}/scans/{scanId}/accessibility/categories',
  'GET /api/v1/projects/{projectId}/scans/{scanId}/accessibility/{accessibilityId}',
  'GET /api/v1/projects/{projectId}/scans/{scanId}/accessibility/pages/{pageId}/{accessibilityId}',
  'GET /api/v1/projects/{projectId}/scans/{scanId}/accessibility/pages/{pageId}/{accessibilityId}/boxes',
  'GET /api/v1/projects/{projectId}/scans/{scanId}/accessibility/common-components',
  'GET /api/v1/projects/{projectId}/scans/accessibility/statistics',
  'GET /api/v1/projects/{projectId}/scans/{scanId}/mobile-friendly/categories',
  'GET /api/v1/projects/{projectId}/scans/{scanId}/mobile-friendly/{issueId}',
  'GET /api/v1/projects/{projectId}/scans/{scanId}/mobile-friendly/pages/{pageId}/{issueId}',
  'GET /api/v1/projects/{projectId}/scans/{scanId}/mobile-friendly/pages/{pageId}/{issueId}/boxes',
  'GET /api/v1/projects/{projectId}/scans/{scanId}/site-audit/count-by-issue-type',
  'GET /api/v1/projects/{projectId}/scans/{scanId}/issues/{issueType}',
  'POST /api/v1/notify',
  'POST /api/v1/error-reports',
  'POST /api/v1/missing-translations',
  'GET /api/v1/installation',
];

const everySchema = Object.entries(schemas).flatMap(([name, schema]) => schemasBelow(schema, name));
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  ['get', 'post', 'put', 'delete', 'patch'].flatMap((method) => {
    const operation = methods[method];
    return operation === undefined ? [] : [[`${method.toUpperCase()} ${path}`, operation] as const];
  }),
);

// Strict: a keyword that JSON Schema does not know, such as a slip of YAML makes, is an error.
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
addFormats(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components }, 'contract', false, false);
ajv.addKeyword('components');

function errorsOf(name: string, example: unknown): string {
  const isValid = ajv.validate({ $ref: `contract#/components/schemas/${name}` }, example);
  return isValid ? '' : ajv.errorsText();
}

describe('the contract', () => {
  test('has these calls', () => {
    expect(operations.map(([call]) => call)).toEqual(CALLS);
  });

  test.each(everySchema)('describes %s', (_path, schema) => {
    expect(schema.$ref ?? schema.description ?? '').not.toBe('');
  });

  test.each(Object.entries(schemas))('shows an example of %s, and it is valid', (name, schema) => {
    expect(schema.examples?.length).toBeGreaterThan(0);
    for (const example of schema.examples ?? []) expect(errorsOf(name, example)).toBe('');
  });

  test.each(
    everySchema.filter(
      ([, { $ref, items, properties, enum: values }]) => !($ref ?? items ?? properties ?? values),
    ),
  )('shows an example of %s', (_path, schema) => {
    expect(schema.examples?.length).toBeGreaterThan(0);
  });

  test('finds an example wrong that is', () => {
    expect(errorsOf('Id', 'no uuid')).not.toBe('');
    expect(errorsOf('Scan', {})).not.toBe('');
  });
});

describe.each(operations)('%s', (_call, operation) => {
  test('says what it does', () => {
    expect(operation.summary ?? '').not.toBe('');
  });

  test('answers with a named schema or without content, and else with a problem', () => {
    const { default: otherwise, ...success } = operation.responses;
    expect(otherwise?.$ref).toBe('#/components/responses/Problem');
    expect(Object.keys(success)).toEqual([expect.stringMatching(/^20[014]$/)]);
    for (const [status, { description, content }] of Object.entries(success)) {
      expect(description ?? '').not.toBe('');
      const names = Object.values(content ?? {}).map(
        ({ schema }) => schema.$ref?.split('/').at(-1) ?? 'none',
      );
      expect(names.length > 0).toBe(status !== '204');
      for (const name of names) expect(schemas).toHaveProperty(name);
    }
  });
});
