import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly schema?: { readonly default?: unknown; readonly enum?: readonly unknown[] };
}

interface Contract {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters?: readonly Parameter[] } }>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

const contract: Contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
const SCAN = '/api/v1/projects/{projectId}/scans/{scanId}/accessibility';

function parametersOf(path: string): readonly Parameter[] {
  const parameters = contract.paths[`${SCAN}${path}`]?.get?.parameters ?? [];
  return parameters.map(
    (parameter) => contract.components.parameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter,
  );
}

/** What holds for a reader who asks for nothing: the service takes its defaults from here. */
function viewOf(path: string): Record<string, unknown> {
  const named = parametersOf(path).filter(({ schema }) => schema?.default !== undefined);
  return Object.fromEntries(named.map(({ name, schema }) => [name, schema?.default]));
}

const FIRST = { page: 0, size: 10 };

// Specification (results), sections 2, 7 and 9.
test.each([
  ['/categories', { ...FIRST, order: 'desc', orderBy: 'impact' }],
  ['/{accessibilityId}', { ...FIRST, order: 'desc', orderBy: 'totalIssues' }],
  ['/pages/{pageId}/{accessibilityId}', FIRST],
  ['/common-components', { ...FIRST, order: 'desc', orderBy: 'count' }],
])('%s begins with %j', (path, view) => {
  expect(viewOf(path)).toEqual(view);
});

test.each(['/categories', '/{accessibilityId}', '/pages/{pageId}/{accessibilityId}', '/common-components'])(
  '%s gives 10, 25 or 50 a page, and nothing else',
  (path) => {
    const size = parametersOf(path).find(({ name }) => name === 'size');
    expect(size?.schema?.enum).toEqual([10, 25, 50]);
  },
);
