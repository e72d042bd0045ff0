import { expect, it } from 'vitest';
import { DatabaseUnreachableError } from './errors.ts';
import { checkDatabaseUrl } from './unreachable.ts';

it.each([
  'postgres://',
  'postgres:///database',
  'mysql://db.example/database',
  'postgres://db.example/%E0%A4%A',
  'postgres://%ZZ@db.example/database',
])('%s is no address of a PostgreSQL', (url) => {
  expect(() => checkDatabaseUrl(url)).toThrow(DatabaseUnreachableError);
});

it.each(['prefer', 'require', 'verify-ca'])(
  'sslmode=%s is spelled out, so that pg does not warn at each start',
  (mode) => {
    expect(checkDatabaseUrl(`postgres://u:p@db.example/x?sslmode=${mode}`)).toBe(
      'postgres://u:p@db.example/x?sslmode=verify-full',
    );
  },
);

it.each([
  'postgres://u:p@db.example/x',
  'postgres://u:p@db.example/x?sslmode=disable',
  'postgres://u:p@db.example/x?uselibpqcompat=true&sslmode=require',
])('%s is left as it is', (url) => {
  expect(checkDatabaseUrl(url)).toBe(url);
});
