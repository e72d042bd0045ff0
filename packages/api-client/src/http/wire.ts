import createUntypedWire, { type ParamsOption, type ClientOptions as WireOptions } from 'openapi-fetch';
import type { paths } from '../contract/generated.ts';
import type { NewProject, NewProjectRequest } from '../contract/types.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type PathsWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, object> ? Path : never;
}[keyof paths];

type Success<Responses> = Responses[keyof Responses & (200 | 201 | 202 | 204)];

type SuccessBody<Operation> = Operation extends { responses: infer Responses }
  ? Success<Responses> extends { content: { 'application/json': infer Body } }
    ? Body
    : undefined
  : never;

type RequestBody<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? { readonly body: Body extends NewProject ? NewProjectRequest : Body }
  : object;

type CallOptions<Operation> = ParamsOption<Operation> &
  RequestBody<Operation> & {
    readonly signal?: AbortSignal | null;
    /** Sent also when the page that sends it is left. */
    readonly keepalive?: boolean;
  };

/** What a call gives; `error` is never set, since the transport throws every failure. */
export type WireAnswer<Data> =
  | { readonly data: Data; readonly error?: never }
  | { readonly data?: never; readonly error: unknown };

type Call<M extends Method> = <Path extends PathsWith<M>>(
  path: Path,
  options: CallOptions<paths[Path][M]>,
) => Promise<WireAnswer<SuccessBody<paths[Path][M]>>>;

/** The calls of the contract, typed by it. */
export interface Wire {
  readonly GET: Call<'get'>;
  readonly POST: Call<'post'>;
  readonly PUT: Call<'put'>;
  readonly PATCH: Call<'patch'>;
  readonly DELETE: Call<'delete'>;
}

/**
 * openapi-fetch over the contract. The types are made here out of the same `paths`: its own (0.17.0,
 * `Readable` and `Writable`) take a readonly array for an object and lose its methods.
 */
export function createWire(options: WireOptions): Wire {
  return createUntypedWire<paths, 'application/json'>(options) as unknown as Wire;
}
