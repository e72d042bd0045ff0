import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import type { Database } from '../../store/database.ts';
import { sendSignInFailure } from '../pages/failurePage.ts';
import { SIGN_IN_PATH } from '../signInPath.ts';
import { PROVIDER_PATH } from './createProvider.ts';
import type { ProviderAccounts } from './providerAccounts.ts';

export interface InteractionOptions {
  readonly provider: Provider;
  readonly accounts: ProviderAccounts;
  readonly database: Database;
  readonly publicOrigin: string;
}

/** Where the forms of a login under way are; each needs the cookie of the browser that began this very login. */
export const INTERACTION_PATH = `${PROVIDER_PATH}/interaction/:uid`;

export interface Interaction {
  /** Its own address, below which the forms are. */
  readonly path: string;
  /** Whether the person asked for a new account. */
  readonly isSignUp: boolean;
  /** The address that they are expected to log in with. */
  readonly loginHint: string | undefined;
}

export async function withInteraction(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  go: (interaction: Interaction) => FastifyReply | Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    const { uid, params } = await provider.interactionDetails(request.raw, reply.raw);
    const { screen_hint: screen, login_hint: hint } = params;
    return await go({
      path: `${PROVIDER_PATH}/interaction/${uid}`,
      isSignUp: screen === 'signup',
      loginHint: typeof hint === 'string' ? hint : undefined,
    });
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    return sendSignInFailure(reply, 'expired', SIGN_IN_PATH);
  }
}

/** Leads back into the flow, which ends at the service's callback. */
export async function finishInteraction(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Parameters<Provider['interactionResult']>[2],
): Promise<FastifyReply> {
  const next = await provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  });
  return reply.redirect(next, 303);
}

/** A field of a form as it was sent, cut where nothing that we take is as long. */
export function fieldOf(body: unknown, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value.slice(0, 1_000) : '';
}
