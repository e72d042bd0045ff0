import type { operations } from '@sitelens/api-client/contract';
import type { OperationId } from './specification.ts';

type Json<T> = T extends { readonly content: { readonly 'application/json': infer Body } } ? Body : never;

/** Query parameters that the contract gives a default, which validation has filled in. */
type Defaulted = 'page' | 'size' | 'order' | 'orderBy';

type Filled<Query> = Query & Required<Pick<Query, keyof Query & Defaulted>>;

export type PathOf<Id extends OperationId> = operations[Id]['parameters']['path'];

export type QueryOf<Id extends OperationId> = Filled<NonNullable<operations[Id]['parameters']['query']>>;

export type BodyOf<Id extends OperationId> = operations[Id] extends { readonly requestBody: infer Body }
  ? Json<Body>
  : undefined;

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** The body of the operation's successful answer; undefined where it has none. */
export type AnswerOf<Id extends OperationId> =
  Responses<Id> extends { readonly 204: unknown }
    ? undefined
    : Responses<Id> extends { readonly 200: infer Answer }
      ? Json<Answer>
      : Responses<Id> extends { readonly 201: infer Answer }
        ? Json<Answer>
        : never;
