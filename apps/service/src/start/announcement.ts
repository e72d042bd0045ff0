import type { Configuration, IdentityProvider } from '../configuration/configuration.ts';
import { DEMO_ACCOUNT } from '../sign-in/provider/demoAccount.ts';
import { installationOf } from './installation.ts';

type Row = readonly [label: string, value: string];

const WHAT_RUNS = {
  all: 'Sitelens is running',
  api: 'Sitelens is running; worker processes scan for it',
  worker: 'A worker of Sitelens is running',
} as const;

/** What the process says once it stands: where it is, and how to get in. */
export function announcement(configuration: Configuration, publicOrigin: string | undefined): string {
  const { role, identityProvider, dataDir, demo } = configuration;
  const wayIn: Row[] =
    publicOrigin === undefined
      ? []
      : [['Address', publicOrigin], ...logIn(identityProvider), ...outbox(configuration, publicOrigin)];
  const rows: Row[] = [...wayIn, ['Data', dataDir]];
  return [
    '',
    `  ${WHAT_RUNS[role]}`,
    '',
    ...rows.map(([label, value]) => `    ${label.padEnd(10)}${value}`),
    '',
    ...(demo ? ['  The bundled website is the first project; watch its scan in the dashboard.'] : []),
    '  Press Ctrl+C to stop.',
    '',
    '',
  ].join('\n');
}

function logIn(identityProvider: IdentityProvider): Row[] {
  if (identityProvider.kind === 'external') return [['Log in', `with ${identityProvider.issuer.origin}`]];
  return [
    ['Log in', DEMO_ACCOUNT.email],
    ['Password', DEMO_ACCOUNT.password],
  ];
}

function outbox(configuration: Configuration, publicOrigin: string): Row[] {
  return installationOf(configuration).showsOutbox ? [['E-mails', `${publicOrigin}/outbox`]] : [];
}
