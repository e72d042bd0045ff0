import type { operations } from '@sitelens/api-client/contract';
import type { Download } from './download.ts';
import type { OperationId } from './specification.ts';

/** Media types of answers that are files. */
type FileType = 'text/csv' | 'application/pdf';

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

/** A file where the contract names a media type of files, else the body as JSON. */
type AnswerIn<Response> = Response extends { readonly content: infer Content }
  ? keyof Content & FileType extends never
    ? Json<Response>
    : Download
  : never;

/** What the operation's successful answer holds; undefined where that is nothing. */
export type AnswerOf<Id extends OperationId> =
  Responses<Id> extends { readonly 204: unknown }
    ? undefined
    : Responses<Id> extends { readonly 200: infer Answer }
      ? AnswerIn<Answer>
      : Responses<Id> extends { readonly 201: infer Answer }
        ? AnswerIn<Answer>
        : never;
