import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

/** RFC 9562's text form alone: ajv-formats would let `urn:uuid:…` through, which no database column takes. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An Ajv for JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: false, ...options });
  formatsPlugin.default(ajv);
  ajv.addFormat('uuid', UUID);
  return ajv;
}

/**
 * Checks requests against the contract. Only a query is text by nature, so only there is `"10"` taken for 10.
 * Query parameters that the contract doesn't know are refused: a misspelt `orderBy` would be ignored without a word.
 */
export function setContractValidators(server: FastifyInstance): void {
  server.addHook('onRoute', ({ schema }) => {
    if (schema?.operationId !== undefined) schema.querystring ??= { type: 'object' };
  });
  const forQuery = createAjv({ coerceTypes: true, useDefaults: true });
  const forRest = createAjv({ coerceTypes: false, useDefaults: true });
  server.setValidatorCompiler<object>(({ schema, httpPart }) =>
    httpPart === 'querystring'
      ? forQuery.compile({ ...schema, additionalProperties: false })
      : forRest.compile(schema),
  );
  // The contract's answers are checked elsewhere; serialising by schema would quietly drop what it does not name.
  server.setSerializerCompiler(() => (data) => JSON.stringify(data));
}
