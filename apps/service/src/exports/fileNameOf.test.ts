import { expect, it } from 'vitest';
import { fileNameOf } from './fileNameOf.ts';

const nameOf = (name: string) =>
  fileNameOf(
    {
      project: { name, startUrl: 'https://www.example.com/' },
      scan: { startedAt: new Date('2026-11-20T09:00:00Z') },
    },
    'results',
    'csv',
  );

it.each([
  ['Example shop', 'Example shop 2026-11-20 results.csv'],
  ['Æøå 商店', 'Æøå 商店 2026-11-20 results.csv'],
  ['../../etc/passwd', 'etc passwd 2026-11-20 results.csv'],
  ['a\r\nSet-Cookie: x=1', 'a Set-Cookie x=1 2026-11-20 results.csv'],
  ['a\u{202e}fdp.exe', 'a fdp.exe 2026-11-20 results.csv'],
  ['.htaccess', 'htaccess 2026-11-20 results.csv'],
  ['?*', 'www.example.com 2026-11-20 results.csv'],
  ['x'.repeat(10_000), `${'x'.repeat(60)} 2026-11-20 results.csv`],
  ['😀'.repeat(100), `${'😀'.repeat(60)} 2026-11-20 results.csv`],
])('%j names a clean file', (name, expected) => {
  expect(nameOf(name)).toBe(expected);
});
