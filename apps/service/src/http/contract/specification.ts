import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { operations } from '@sitelens/api-client/contract';
import { parse } from 'yaml';

export type OperationId = keyof operations;

/** What the service reads of an OpenAPI 3.1 operation. */
interface Operation {
  readonly operationId: OperationId;
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, object>>;
}

interface Specification {
  readonly security: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** The contract as it stands in openapi.yaml; a fresh copy each time, since its users change it. */
export function readSpecification(): Specification {
  const path = createRequire(import.meta.url).resolve('@sitelens/api-client/openapi.yaml');
  return parse(readFileSync(path, 'utf8'));
}

/** Where an operation stands and what holds for it. */
export interface Endpoint {
  readonly operationId: OperationId;
  readonly method: string;
  /** Matches the operation's whole path. */
  readonly path: RegExp;
  /** Whether the caller must be signed in. */
  readonly needsSession: boolean;
  /** The status of its one successful answer. */
  readonly successStatus: number;
}

export function endpointsOf(specification: Specification): readonly Endpoint[] {
  return Object.entries(specification.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
      return {
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        needsSession: needsSession(operation.security ?? specification.security),
        successStatus: Number(success ?? 200),
      };
    }),
  );
}

/** An empty alternative means that the call does without (OpenAPI 3.1, Operation Object, `security`). */
function needsSession(alternatives: readonly object[]): boolean {
  return alternatives.length > 0 && alternatives.every((schemes) => Object.keys(schemes).length > 0);
}
