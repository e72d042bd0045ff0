import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { refuseForeignChange } from '../../http/security/originCheck.ts';
import { sendSignInFailure } from '../pages/failurePage.ts';
import { WORDS } from '../pages/words.ts';
import { SIGN_IN_PATH } from '../signInPath.ts';
import { createAttempts } from './attempts.ts';
import { PROVIDER_PATH } from './createProvider.ts';
import { DEMO_ACCOUNT, isDemoAccount } from './demoAccount.ts';
import { sendLogInPage } from './logInPage.ts';

interface LogInForm {
  readonly email: string;
  readonly password: string;
}

const PATH = `${PROVIDER_PATH}/interaction/:uid`;

/** The login form and where it goes. Each needs the cookie of the browser that began this very login. */
export function addInteractionRoutes(
  server: FastifyInstance,
  provider: Provider,
  publicOrigin: string,
): void {
  const attempts = createAttempts();

  server.get(PATH, (request, reply) =>
    withInteraction(provider, request, reply, ({ isSignUp, action }) =>
      sendLogInPage(reply, { action, isSignUp, email: DEMO_ACCOUNT.email, status: 200, errors: {} }),
    ),
  );

  server.post(PATH, (request, reply) => {
    refuseForeignChange(request, publicOrigin);
    return withInteraction(provider, request, reply, async (view) => {
      const form = readForm(request.body);
      const refusal = refusalOf(form, attempts.isAllowed());
      if (refusal) return sendLogInPage(reply, { ...view, ...refusal, email: form.email });
      if (!isDemoAccount(form.email, form.password)) {
        attempts.failed();
        return sendLogInPage(reply, {
          ...view,
          status: 401,
          email: form.email,
          errors: { form: WORDS.logIn.wrong },
        });
      }
      attempts.succeeded();
      return finish(provider, request, reply, {
        login: { accountId: DEMO_ACCOUNT.subject, remember: false },
      });
    });
  });

  server.post(`${PATH}/cancel`, (request, reply) => {
    refuseForeignChange(request, publicOrigin);
    return withInteraction(provider, request, reply, () =>
      finish(provider, request, reply, { error: 'access_denied', error_description: 'The person cancelled' }),
    );
  });
}

interface InteractionView {
  readonly action: string;
  readonly isSignUp: boolean;
}

async function withInteraction(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  go: (view: InteractionView) => FastifyReply | Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    const { uid, params } = await provider.interactionDetails(request.raw, reply.raw);
    const isSignUp = params.screen_hint === 'signup';
    return await go({ action: `${PROVIDER_PATH}/interaction/${uid}`, isSignUp });
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    return sendSignInFailure(reply, 'expired', SIGN_IN_PATH);
  }
}

/** Leads back into the flow, which ends at the service's callback. */
async function finish(
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

function readForm(body: unknown): LogInForm {
  const fields = typeof body === 'object' && body !== null ? body : {};
  const field = (name: string) => {
    const value = name in fields ? Reflect.get(fields, name) : '';
    return typeof value === 'string' ? value.slice(0, 320) : '';
  };
  return { email: field('email').trim(), password: field('password') };
}

function refusalOf(form: LogInForm, isAllowed: boolean) {
  if (!isAllowed) return { status: 429, errors: { form: WORDS.logIn.tooMany } };
  const { emailMissing, passwordMissing } = WORDS.logIn;
  if (form.email !== '' && form.password !== '') return undefined;
  return {
    status: 400,
    errors: {
      ...(form.email === '' && { email: emailMissing }),
      ...(form.password === '' && { password: passwordMissing }),
    },
  };
}
