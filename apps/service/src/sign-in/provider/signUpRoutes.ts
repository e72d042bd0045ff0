import { isEmailAddress, isUserName } from '@sitelens/api-client/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuseForeignChange } from '../../http/security/originCheck.ts';
import { isWithinLimit } from '../../store/requestCounts.ts';
import { WORDS } from '../pages/words.ts';
import {
  fieldOf,
  finishInteraction,
  INTERACTION_PATH,
  type Interaction,
  type InteractionOptions,
  withInteraction,
} from './interaction.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './passwordLength.ts';
import { type SignUpErrors, sendSignUpPage } from './signUpPage.ts';

/** Over all callers: the built-in provider serves one machine. A used address is told, so not many may be asked. */
const ATTEMPTS = { key: 'sign-ups', windowMs: 600_000, limit: 20 } as const;

const words = WORDS.signUp;

export function addSignUpRoutes(
  server: FastifyInstance,
  { provider, accounts, database, publicOrigin }: InteractionOptions,
): void {
  const path = `${INTERACTION_PATH}/sign-up`;

  server.get(path, (request, reply) =>
    withInteraction(provider, request, reply, (interaction) => showSignUp(reply, interaction)),
  );

  server.post(path, (request, reply) => {
    refuseForeignChange(request, publicOrigin);
    return withInteraction(provider, request, reply, async (interaction) => {
      const form = readForm(request.body);
      const show = (status: number, errors: SignUpErrors) =>
        sendSignUpPage(reply, { path: interaction.path, ...form, status, errors });
      const errors = errorsOf(form);
      if (Object.keys(errors).length > 0) return show(400, errors);
      if (!(await isWithinLimit(database, ATTEMPTS)).allowed) return show(429, { form: words.tooMany });
      const accountId = await accounts.signUp({ ...form, name: form.name === '' ? undefined : form.name });
      if (accountId === undefined) return show(409, { email: words.emailTaken });
      return finishInteraction(provider, request, reply, { login: { accountId, remember: false } });
    });
  });
}

export function showSignUp(reply: FastifyReply, { path, loginHint }: Interaction): FastifyReply {
  return sendSignUpPage(reply, { path, email: loginHint ?? '', name: '', status: 200, errors: {} });
}

interface SignUpForm {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

function readForm(body: unknown): SignUpForm {
  return {
    email: fieldOf(body, 'email').trim(),
    name: fieldOf(body, 'name').trim(),
    password: fieldOf(body, 'password'),
  };
}

function errorsOf({ email, name, password }: SignUpForm): SignUpErrors {
  // Characters as people count them, not the halves that JavaScript makes of some.
  const { length } = [...password];
  return {
    ...(!isEmailAddress(email) && { email: words.emailInvalid }),
    ...(name !== '' && !isUserName(name) && { name: words.nameInvalid }),
    ...(length < SHORTEST_PASSWORD && { password: words.passwordShort }),
    ...(length > LONGEST_PASSWORD && { password: words.passwordLong }),
  };
}
