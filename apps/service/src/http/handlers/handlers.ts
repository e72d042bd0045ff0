import type { AllowedTargets, Installation } from '@sitelens/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { FileStore } from '../../files/fileStore.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Mail } from '../../mail/mail.ts';
import type { ScanQueue } from '../../scanning/scanning.ts';
import type { Database } from '../../store/database.ts';
import type { Session } from '../../store/sessions.ts';
import type { AnswerOf, BodyOf, PathOf, QueryOf } from '../contract/call.ts';
import type { OpenToVisitors } from '../contract/openToVisitors.ts';
import type { OperationId } from '../contract/specification.ts';
import type { Client } from '../limits/clientOf.ts';

/** A request that matches the contract, and who asks. */
export interface Call<Id extends OperationId> {
  readonly path: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  readonly session: Id extends OpenToVisitors ? Session | undefined : Session;
  /** Where the request came from: what limits of requests count by. */
  readonly client: Client;
}

/** One handler for each operation of the contract; it answers with the body of the successful response. */
export type Handlers = {
  readonly [Id in OperationId]: (call: Call<Id>) => Promise<AnswerOf<Id>>;
};

/** What handlers need of the running service. */
export interface HandlerContext {
  readonly database: Database;
  readonly files: FileStore;
  readonly scanQueue: ScanQueue;
  /** As the operator wrote them, with those that the service adds itself. */
  readonly allowedTargets: readonly string[];
  readonly parsedTargets: AllowedTargets;
  readonly mail: Mail;
  readonly jobs: Jobs;
  /** Where browsers find the service, for links in e-mails. */
  readonly publicOrigin: string;
  readonly installation: Installation;
  /** The address that feedback goes to. */
  readonly feedbackTo: string;
  readonly log: FastifyBaseLogger;
}
