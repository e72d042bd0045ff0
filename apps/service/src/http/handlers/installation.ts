import type { HandlerContext, Handlers } from './handlers.ts';

type InstallationHandlers = Pick<Handlers, 'getInstallation'>;

export function installationHandlers({ installation }: HandlerContext): InstallationHandlers {
  return { getInstallation: async () => installation };
}
