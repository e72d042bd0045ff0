import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { SignInKeys } from '../sign-in/keys.ts';
import { sessionOf } from '../sign-in/session.ts';
import type { Session } from '../store/sessions.ts';
import { Download } from './contract/download.ts';
import { createResponseCheck } from './contract/responseCheck.ts';
import { type Endpoint, endpointsOf, type OperationId, readSpecification } from './contract/specification.ts';
import { setContractValidators } from './contract/validators.ts';
import { sendDownload } from './downloads.ts';
import { askedToVerify, awaitsVerification, sessionForCall } from './gate.ts';
import { createHandlers } from './handlers/createHandlers.ts';
import type { Call, HandlerContext, Handlers } from './handlers/handlers.ts';
import { clientOf } from './limits/clientOf.ts';
import { ProblemError } from './problems/ProblemError.ts';
import { refuseForeignChange, refuseOtherThanJson } from './security/originCheck.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose call it is; set before an operation of the contract runs. */
    session: Session | undefined;
    /** Whether somebody is signed in whose address is not verified. */
    isAwaitingVerification: boolean;
  }
  interface FastifySchema {
    operationId?: OperationId;
  }
}

export interface ApiOptions extends HandlerContext {
  readonly publicOrigin: string;
  readonly checkResponses: boolean;
  readonly keys: Pick<SignInKeys, 'cookieKey'>;
}

/** Types of the contract's answers. No request may have them, but the glue warns of a type without a parser. */
const ANSWERS_ONLY = ['application/problem+json', 'text/csv', 'application/sarif+json', 'application/pdf'];

/** Serves every operation of the contract, with who asks and what they send checked before it runs. */
export async function registerApi(server: FastifyInstance, options: ApiOptions): Promise<void> {
  const endpoints = endpointsOf(readSpecification());
  const handlers = createHandlers(options);
  await server.register(async (scope) => {
    setContractValidators(scope);
    scope.removeContentTypeParser('text/plain');
    scope.addContentTypeParser(ANSWERS_ONLY, (_request, _body, done) =>
      done(new ProblemError('unsupported-media-type')),
    );
    scope.decorateRequest('session', undefined);
    scope.decorateRequest('isAwaitingVerification', false);
    const open = new Set(
      endpoints.flatMap((endpoint) => (endpoint.needsSession ? [] : endpoint.operationId)),
    );
    scope.addHook('onRequest', async (request) => {
      refuseForeignChange(request, options.publicOrigin);
      refuseOtherThanJson(request);
      const session = await sessionOf(options.database, request);
      const operation = request.routeOptions.schema?.operationId;
      const isOpen = operation !== undefined && open.has(operation);
      request.isAwaitingVerification = awaitsVerification(session);
      request.session = sessionForCall(session, operation, isOpen);
    });
    scope.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    });
    if (options.checkResponses) checkAnswers(scope);
    await scope.register(openapiGlue, {
      specification: readSpecification(),
      serviceHandlers: Object.fromEntries(
        endpoints.map((endpoint) => [
          endpoint.operationId,
          routeHandler(endpoint, handlers, options.keys.cookieKey),
        ]),
      ),
    });
  });
}

function routeHandler<Id extends OperationId>(
  { operationId, successStatus }: Endpoint & { readonly operationId: Id },
  handlers: Handlers,
  secret: string,
): RouteHandlerMethod {
  const handle = handlers[operationId];
  return async (request, reply) => {
    const answer: unknown = await handle(checkedCall<Id>(request, secret)).catch((error: unknown) => {
      throw askedToVerify(error, request.isAwaitingVerification);
    });
    if (answer instanceof Download) return sendDownload(request, reply, answer);
    return answer === undefined ? reply.code(204).send() : reply.code(successStatus).send(answer);
  };
}

/** The route's schemas have been checked, and the session by the hook above: so the request has these types. */
function checkedCall<Id extends OperationId>(request: FastifyRequest, secret: string): Call<Id> {
  const { params, query, body, session, ip } = request;
  return { path: params, query, body, session, client: clientOf(ip, secret) } as Call<Id>;
}

/** Makes an answer that breaks the contract a 500 with a line in the log. */
function checkAnswers(scope: FastifyInstance): void {
  const check = createResponseCheck();
  scope.addHook('preSerialization', async (request, reply, payload) => {
    const { operationId, response } = request.routeOptions.schema ?? {};
    const isOurError = reply.statusCode >= 500;
    if (operationId === undefined || isOurError) return payload;
    const schema = answerSchema(response, reply.statusCode);
    if (schema) check(schema, operationId, payload);
    return payload;
  });
}

function answerSchema(responses: unknown, status: number): object | undefined {
  const response = child(responses, String(status)) ?? child(responses, 'default');
  const content = child(response, 'content');
  const media = child(content, 'application/json') ?? child(content, 'application/problem+json');
  return child(media, 'schema');
}

function child(parent: unknown, key: string): object | undefined {
  const value: unknown = typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined;
  return typeof value === 'object' && value !== null ? value : undefined;
}
