import type { FastifyInstance } from 'fastify';
import { refuseForeignChange } from '../../http/security/originCheck.ts';
import {
  finishInteraction,
  INTERACTION_PATH,
  type InteractionOptions,
  withInteraction,
} from './interaction.ts';
import { addLogInRoutes, showLogIn } from './logInRoutes.ts';
import { addPasswordScript } from './passwordScript.ts';
import { addSignUpRoutes, showSignUp } from './signUpRoutes.ts';

/** The forms for logging in and signing up, and where they go. */
export function addInteractionRoutes(server: FastifyInstance, options: InteractionOptions): void {
  const { provider, publicOrigin } = options;

  server.get(INTERACTION_PATH, (request, reply) =>
    withInteraction(provider, request, reply, (interaction) =>
      interaction.isSignUp ? showSignUp(reply, interaction) : showLogIn(reply, interaction),
    ),
  );

  server.post(`${INTERACTION_PATH}/cancel`, (request, reply) => {
    refuseForeignChange(request, publicOrigin);
    return withInteraction(provider, request, reply, () =>
      finishInteraction(provider, request, reply, {
        error: 'access_denied',
        error_description: 'The person cancelled',
      }),
    );
  });

  addLogInRoutes(server, options);
  addSignUpRoutes(server, options);
  addPasswordScript(server);
}
