import type { Installation } from '@sitelens/api-client/contract';

/** What a content security policy allows beside ourselves, by directive. */
export interface ThirdParties {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  readonly font: readonly string[];
  readonly media: readonly string[];
  readonly style: readonly string[];
  readonly worker: readonly string[];
}

const NOBODY: ThirdParties = {
  script: [],
  connect: [],
  img: [],
  font: [],
  media: [],
  style: [],
  worker: [],
};

/** As Google's guide to content security policies says for Google Analytics 4, without what advertising needs. */
const GOOGLE_ANALYTICS: Partial<ThirdParties> = {
  script: ['https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

const CRISP_CLIENT = 'https://client.crisp.chat';
const CRISP_FILES = 'https://storage.crisp.chat';

/** The hosts that Crisp's guide to content security policies says are required, and the spare of its relay. */
const CRISP: Partial<ThirdParties> = {
  script: [CRISP_CLIENT],
  connect: [
    CRISP_CLIENT,
    CRISP_FILES,
    'wss://client.relay.crisp.chat',
    'wss://client.relay.rescue.crisp.chat',
  ],
  img: [CRISP_CLIENT, CRISP_FILES, 'https://image.crisp.chat'],
  font: [CRISP_CLIENT],
  media: [CRISP_CLIENT, CRISP_FILES],
  style: [CRISP_CLIENT],
  // A worker can't be had from elsewhere: Crisp fetches its code and starts it from a blob.
  worker: ['blob:'],
};

/** Whom the dashboard may ask beside ourselves: only those whom the operator has configured. */
export function thirdPartiesOf({ analytics, chat }: Installation): ThirdParties {
  const allowed = [NOBODY, analytics ? GOOGLE_ANALYTICS : {}, chat ? CRISP : {}];
  const of = (directive: keyof ThirdParties) => allowed.flatMap((party) => party[directive] ?? []);
  return {
    script: of('script'),
    connect: of('connect'),
    img: of('img'),
    font: of('font'),
    media: of('media'),
    style: of('style'),
    worker: of('worker'),
  };
}
