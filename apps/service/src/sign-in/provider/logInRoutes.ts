import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuseForeignChange } from '../../http/security/originCheck.ts';
import { WORDS } from '../pages/words.ts';
import { createAttempts } from './attempts.ts';
import { DEMO_ACCOUNT } from './demoAccount.ts';
import {
  fieldOf,
  finishInteraction,
  INTERACTION_PATH,
  type Interaction,
  type InteractionOptions,
  withInteraction,
} from './interaction.ts';
import { sendLogInPage } from './logInPage.ts';

/** Several people may share a client's address. */
const PER_CLIENT = 50;

export function addLogInRoutes(
  server: FastifyInstance,
  { provider, accounts, publicOrigin }: InteractionOptions,
): void {
  const ofAccount = createAttempts();
  const ofClient = createAttempts(PER_CLIENT);

  server.get(`${INTERACTION_PATH}/log-in`, (request, reply) =>
    withInteraction(provider, request, reply, (interaction) => showLogIn(reply, interaction)),
  );

  server.post(INTERACTION_PATH, (request, reply) => {
    refuseForeignChange(request, publicOrigin);
    return withInteraction(provider, request, reply, async (interaction) => {
      const email = fieldOf(request.body, 'email').trim().slice(0, 320);
      const password = fieldOf(request.body, 'password');
      const [account, client] = [[email.toLowerCase()], [request.ip]];
      const isAllowed = ofAccount.isAllowed(account) && ofClient.isAllowed(client);
      const refusal = refusalOf(email, password, isAllowed);
      if (refusal) return sendLogInPage(reply, { ...interaction, ...refusal, email });
      ofAccount.count(account);
      ofClient.count(client);
      const accountId = await accounts.logIn(email, password);
      if (accountId === undefined) {
        return sendLogInPage(reply, {
          ...interaction,
          status: 401,
          email,
          errors: { form: WORDS.logIn.wrong },
        });
      }
      ofAccount.forget(account);
      // The client's other attempts stay: a guesser may have an account of their own.
      ofClient.forgive(client);
      return finishInteraction(provider, request, reply, { login: { accountId, remember: false } });
    });
  });
}

export function showLogIn(reply: FastifyReply, { path, loginHint }: Interaction): FastifyReply {
  return sendLogInPage(reply, { path, email: loginHint ?? DEMO_ACCOUNT.email, status: 200, errors: {} });
}

function refusalOf(email: string, password: string, isAllowed: boolean) {
  if (!isAllowed) return { status: 429, errors: { form: WORDS.logIn.tooMany } };
  const { emailMissing, passwordMissing } = WORDS.logIn;
  if (email !== '' && password !== '') return undefined;
  return {
    status: 400,
    errors: {
      ...(email === '' && { email: emailMissing }),
      ...(password === '' && { password: passwordMissing }),
    },
  };
}
