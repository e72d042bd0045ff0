import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigurationError } from './ConfigurationError.ts';
import { readConfiguration } from './readConfiguration.ts';

function errorOf(env: Record<string, string>): ConfigurationError {
  try {
    readConfiguration(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
  throw new Error('The configuration was accepted.');
}

describe('the defaults', () => {
  it('are those of a laptop with nothing else installed', () => {
    expect(readConfiguration({ PATH: '/bin', HOME: '/root' })).toEqual({
      role: 'all',
      host: '127.0.0.1',
      port: 4800,
      dataDir: resolve('.sitelens'),
      allowedTargets: [],
      demo: true,
      identityProvider: { kind: 'embedded' },
      mail: { kind: 'outbox' },
      mailFrom: 'sitelens@localhost.example',
      offers: {},
      publicScans: true,
      trustedProxies: 0,
      logLevel: 'warn',
      checkResponses: false,
    });
  });

  it('hold for variables that are set to nothing', () => {
    const blank = { PORT: '', HOST: ' ', DATABASE_URL: '', OIDC_ISSUER: '', SITELENS_DEMO: '' };
    expect(readConfiguration(blank)).toEqual(readConfiguration({}));
  });
});

describe('values', () => {
  it('are read and made typed', () => {
    const configuration = readConfiguration({
      PORT: '8080',
      HOST: '0.0.0.0',
      SITELENS_DATA_DIR: '/var/lib/sitelens',
      SITELENS_PUBLIC_URL: 'https://sitelens.example/',
      SITELENS_ALLOW_TARGETS: 'intranet.example:8080, 10.0.0.0/8',
      DATABASE_URL: 'postgres://me:secret@db.example/sitelens',
      OIDC_ISSUER: 'https://tenant.auth0.example/',
      OIDC_CLIENT_ID: 'abc',
      OIDC_CLIENT_SECRET: 'xyz',
      SMTP_URL: 'smtps://mailer:pass@mail.example:465',
      MAIL_FROM: 'sitelens@example.com',
      SUPPORT_EMAIL: 'support@example.com',
      SITELENS_DOCUMENTATION_URL: 'https://docs.example/',
      SITELENS_BLOG_URL: 'https://blog.example/',
      SITELENS_ANALYTICS_ID: 'G-ABC123',
      SITELENS_CHAT_ID: '0f8fad5b-d9cb-469f-a165-70867728950e',
      SITELENS_TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'info',
      NODE_ENV: 'test',
    });
    expect(configuration).toEqual({
      role: 'all',
      host: '0.0.0.0',
      port: 8080,
      publicOrigin: 'https://sitelens.example',
      dataDir: '/var/lib/sitelens',
      databaseUrl: 'postgres://me:secret@db.example/sitelens',
      allowedTargets: ['intranet.example:8080', '10.0.0.0/8'],
      demo: false,
      identityProvider: {
        kind: 'external',
        issuer: new URL('https://tenant.auth0.example/'),
        clientId: 'abc',
        clientSecret: 'xyz',
      },
      mail: { kind: 'smtp', url: 'smtps://mailer:pass@mail.example:465' },
      mailFrom: 'sitelens@example.com',
      offers: {
        supportEmail: 'support@example.com',
        documentationUrl: 'https://docs.example/',
        blogUrl: 'https://blog.example/',
        analyticsId: 'G-ABC123',
        chatId: '0f8fad5b-d9cb-469f-a165-70867728950e',
      },
      publicScans: false,
      trustedProxies: 1,
      logLevel: 'info',
      checkResponses: true,
    });
  });
});

describe('a bad value', () => {
  const oidc = { OIDC_ISSUER: 'https://issuer.example', OIDC_CLIENT_ID: 'abc' };
  it.each<[string, Record<string, string>]>([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '80.5' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['DATABASE_URL', { DATABASE_URL: 'localhost' }],
    ['SITELENS_DEMO', { SITELENS_DEMO: 'yes please' }],
    ['SITELENS_DEMO', { SITELENS_DEMO: '1', ...oidc }],
    ['SITELENS_ALLOW_TARGETS', { SITELENS_ALLOW_TARGETS: 'http://intranet.example/' }],
    ['SITELENS_ALLOW_TARGETS', { SITELENS_ALLOW_TARGETS: '10.0.0.0/99' }],
    ['SITELENS_PUBLIC_URL', { SITELENS_PUBLIC_URL: 'https://sitelens.example/app', ...oidc }],
    ['SITELENS_PUBLIC_URL', { SITELENS_PUBLIC_URL: 'https://sitelens.example' }],
    ['SITELENS_PULIC_URL', { SITELENS_PULIC_URL: 'https://sitelens.example' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '192.168.1.4' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://issuer.example', OIDC_CLIENT_ID: 'abc' }],
    ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'abc' }],
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://issuer.example' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['SITELENS_ROLE', { SITELENS_ROLE: 'web' }],
    ['DATABASE_URL', { SITELENS_ROLE: 'api' }],
    ['DATABASE_URL', { SITELENS_ROLE: 'worker' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@example.com' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Sitelens <a@example.com>' }],
    ['MAIL_FROM', { MAIL_FROM: 'a@example.com\nbcc: b@example.com' }],
    ['SUPPORT_EMAIL', { SUPPORT_EMAIL: 'support' }],
    ['SITELENS_DOCUMENTATION_URL', { SITELENS_DOCUMENTATION_URL: 'javascript:alert(1)' }],
    ['SITELENS_ANALYTICS_ID', { SITELENS_ANALYTICS_ID: 'G-1"><script>' }],
    ['SITELENS_CHAT_ID', { SITELENS_CHAT_ID: 'mine' }],
    ['SITELENS_TRUSTED_PROXIES', { SITELENS_TRUSTED_PROXIES: '11' }],
    ['SITELENS_PUBLIC_SCANS', { ...oidc, SITELENS_PUBLIC_SCANS: '1', SITELENS_ALLOW_TARGETS: '10.0.0.0/8' }],
    ['SITELENS_DEMO', { SITELENS_ROLE: 'api', DATABASE_URL: 'postgres://db.example/x', SITELENS_DEMO: '1' }],
  ])('of %s is named in one line (%o)', (variable, env) => {
    const error = errorOf(env);
    expect(error.variable).toBe(variable);
    expect(error.message).toContain(variable);
    expect(error.message).not.toContain('\n');
  });

  it('never shows a password', () => {
    expect(errorOf({ DATABASE_URL: 'mysql://me:hunter2@db.example/x' }).message).not.toContain('hunter2');
    expect(errorOf({ SMTP_URL: 'http://me:hunter2@mail.example' }).message).not.toContain('hunter2');
  });
});

describe('a role', () => {
  it.each(['api', 'worker'] as const)('of %s comes without the demo', (role) => {
    const env = { SITELENS_ROLE: role, DATABASE_URL: 'postgres://db.example/sitelens' };
    expect(readConfiguration(env)).toMatchObject({ role, demo: false });
  });

  it('of a worker scans nothing for visitors where it may reach private hosts: it need not know who signs people in', () => {
    const env = { SITELENS_ROLE: 'worker', DATABASE_URL: 'postgres://db.example/sitelens' };
    expect(readConfiguration(env).publicScans).toBe(true);
    const withTargets = { ...env, SITELENS_ALLOW_TARGETS: '10.0.0.0/8' };
    expect(readConfiguration(withTargets).publicScans).toBe(false);
    expect(errorOf({ ...withTargets, SITELENS_PUBLIC_SCANS: '1' }).variable).toBe('SITELENS_PUBLIC_SCANS');
  });
});

describe('the embedded sign-in', () => {
  it.each(['127.0.0.1', '127.3.2.1', '::1', 'localhost'])('may listen on %s', (HOST) => {
    expect(readConfiguration({ HOST }).identityProvider).toEqual({ kind: 'embedded' });
  });
});
