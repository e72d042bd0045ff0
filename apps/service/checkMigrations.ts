// `npm run migrations:check`: fails when the schema says something that the newest migration doesn't.
import { deepStrictEqual } from 'node:assert';
import { readFile } from 'node:fs/promises';
import { generateDrizzleJson } from 'drizzle-kit/api';
import drizzleConfig from './drizzle.config.ts';
import * as schema from './src/store/schema.ts';

const meta = new URL('src/store/migrations/meta/', import.meta.url);

async function readJson(file: string) {
  return JSON.parse(await readFile(new URL(file, meta), 'utf8'));
}

const { entries } = await readJson('_journal.json');
const committed = await readJson(`${String(entries.at(-1).idx).padStart(4, '0')}_snapshot.json`);
const { id, prevId } = committed;
const current = generateDrizzleJson(schema, undefined, undefined, drizzleConfig.casing);
try {
  deepStrictEqual({ ...JSON.parse(JSON.stringify(current)), id, prevId }, committed);
} catch (error) {
  const difference = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `The schema has changed: run "npm run migrations -w @sitelens/service".\n${difference}\n`,
  );
  process.exitCode = 1;
}
