import type { Configuration } from '../configuration/configuration.ts';
import { DEMO_ACCOUNT } from '../sign-in/provider/demoAccount.ts';

/** What the service says once it stands: where it is, and how to get in. */
export function announcement(configuration: Configuration, publicOrigin: string): string {
  const { identityProvider, dataDir, demo } = configuration;
  const lines =
    identityProvider.kind === 'embedded'
      ? [
          ['Address', publicOrigin],
          ['Log in', DEMO_ACCOUNT.email],
          ['Password', DEMO_ACCOUNT.password],
        ]
      : [
          ['Address', publicOrigin],
          ['Log in', `with ${identityProvider.issuer.origin}`],
        ];
  const table = [...lines, ['Data', dataDir]].map(([label = '', value]) => `    ${label.padEnd(10)}${value}`);
  const demoLine = demo
    ? ['  The bundled website is the first project; watch its scan in the dashboard.']
    : [];
  return ['', '  Sitelens is running', '', ...table, '', ...demoLine, '  Press Ctrl+C to stop.', '', ''].join(
    '\n',
  );
}
