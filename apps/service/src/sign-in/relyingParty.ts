import {
  allowInsecureRequests,
  type Configuration as ClientConfiguration,
  ClientSecretBasic,
  discovery,
  None,
} from 'openid-client';

export interface IssuerSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret?: string;
  /** Plain http, for an issuer on this machine alone. */
  readonly isInsecureAllowed: boolean;
}

/** Our side of the protocol: what the issuer has said about itself. */
export interface RelyingParty {
  /** Asks the issuer on first use, and again after a failure: a service must start though its issuer is down. */
  configuration(): Promise<ClientConfiguration>;
}

const TIMEOUT_S = 10;

export function createRelyingParty(settings: IssuerSettings): RelyingParty {
  let known: Promise<ClientConfiguration> | undefined;
  return {
    configuration() {
      known ??= discover(settings).catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      return known;
    },
  };
}

function discover({
  issuer,
  clientId,
  clientSecret,
  isInsecureAllowed,
}: IssuerSettings): Promise<ClientConfiguration> {
  const authentication = clientSecret === undefined ? None() : ClientSecretBasic(clientSecret);
  return discovery(issuer, clientId, {}, authentication, {
    timeout: TIMEOUT_S,
    ...(isInsecureAllowed && { execute: [allowInsecureRequests] }),
  });
}
