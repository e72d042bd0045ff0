import { parseArgs } from 'node:util';
import {
  checkStartUrl,
  IMPACTS,
  type Impact,
  InvalidAllowedTargetError,
  parseAllowedTargets,
  SCREEN_SIZE_NAMES,
  type ScreenSize,
  type StartUrlError,
} from '@sitelens/api-client/contract';

/** What `sitelens scan` is asked to do. */
export interface ScanArguments {
  readonly startUrl: string;
  readonly host: string;
  readonly maxPages: number;
  readonly concurrency: number;
  readonly screenSizes: readonly ScreenSize[];
  readonly allowedTargets: readonly string[];
  /** Where the result and its tiles go; nothing is written without it. */
  readonly outDirectory?: string;
  readonly isJson: boolean;
  readonly failOn?: Impact;
}

export type ParsedArguments =
  | { readonly kind: 'scan'; readonly scan: ScanArguments }
  | { readonly kind: 'help' }
  /** One line that says what to write instead. */
  | { readonly kind: 'error'; readonly message: string };

export const USAGE = `Usage: sitelens scan URL [options]

Crawls a website, checks every page in a real browser at three screen sizes, and asks for all that its
pages link to.

  --max-pages N        pages to visit at most (default 100)
  --concurrency N      pages at the same time (default 3)
  --sizes LIST         of desktop, tablet, phone (default all); the site audit and its links belong to
                       desktop, mobile-friendliness to phone
  --allow-target HOST[:PORT]
                       scan this though it is private; may be given more than once, CIDR too
  --out DIR            write DIR/result.json and the screenshots beside it
  --json               print the result as JSON instead of a summary
  --fail-on IMPACT     exit with 1 on accessibility or mobile-friendliness findings of minor, moderate,
                       serious, critical or worse
  --help               print this

SITELENS_CHROMIUM names a browser to use.
Exit: 0 scanned, 1 findings at or above --fail-on, 2 bad arguments, 3 the site could not be scanned.
`;

const OPTIONS = {
  'max-pages': { type: 'string', default: '100' },
  concurrency: { type: 'string', default: '3' },
  sizes: { type: 'string', default: SCREEN_SIZE_NAMES.join() },
  'allow-target': { type: 'string', multiple: true, default: [] as string[] },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
  'fail-on': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const URL_ERRORS: Record<StartUrlError, string> = {
  'invalid-url': 'is not an http or https address. Write one like https://www.example.com.',
  'missing-top-level-domain': 'has no domain with a top level. Write one like https://www.example.com.',
  'local-host-url': 'is a private or local address. Allow it by --allow-target HOST[:PORT] if it is yours.',
};

class BadArgumentError extends Error {}

/** Reads the arguments after the program's name. */
export function parseArguments(list: readonly string[]): ParsedArguments {
  try {
    const { values, positionals } = parseArgs({ args: [...list], options: OPTIONS, allowPositionals: true });
    if (values.help) return { kind: 'help' };
    const [command, url, ...more] = positionals;
    if (command !== 'scan') throw new BadArgumentError('Write: sitelens scan URL. See sitelens --help.');
    if (url === undefined) throw new BadArgumentError('The URL is missing. Write: sitelens scan URL.');
    if (more.length > 0) throw new BadArgumentError(`One URL at a time; what is ${quote(more[0])}?`);
    return { kind: 'scan', scan: { ...startOf(url, values['allow-target']), ...optionsOf(values) } };
  } catch (error) {
    if (!isAboutArguments(error)) throw error;
    return { kind: 'error', message: error.message.split('\n')[0] ?? error.message };
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

function startOf(url: string, targets: readonly string[]) {
  const allowedTargets = targets.flatMap((target) => target.split(','));
  const check = checkStartUrl(url, { allowedTargets: parseAllowedTargets(allowedTargets) });
  if (!check.ok) throw new BadArgumentError(`${quote(url)} ${URL_ERRORS[check.error]}`);
  return { startUrl: check.url, host: check.host, allowedTargets };
}

function optionsOf(values: Values) {
  const { out, 'fail-on': failOn } = values;
  return {
    maxPages: wholeNumber('--max-pages', values['max-pages'], 10_000),
    concurrency: wholeNumber('--concurrency', values.concurrency, 32),
    screenSizes: sizesOf(values.sizes),
    isJson: values.json,
    ...(out === undefined ? {} : { outDirectory: nonEmpty('--out', out) }),
    ...(failOn === undefined ? {} : { failOn: oneOf('--fail-on', failOn, IMPACTS) }),
  };
}

function sizesOf(list: string): ScreenSize[] {
  const wanted = list.split(',').map((name) => oneOf('--sizes', name.trim(), SCREEN_SIZE_NAMES));
  return SCREEN_SIZE_NAMES.filter((name) => wanted.includes(name));
}

function oneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined)
    throw new BadArgumentError(`${option} takes ${allowed.join(', ')}; not ${quote(value)}.`);
  return found;
}

function wholeNumber(option: string, value: string, most: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : 0;
  if (number >= 1 && number <= most) return number;
  throw new BadArgumentError(`${option} takes a whole number from 1 to ${most}; not ${quote(value)}.`);
}

function nonEmpty(option: string, value: string): string {
  if (value.trim() === '') throw new BadArgumentError(`${option} takes the path of a folder.`);
  return value;
}

function quote(value: string | undefined): string {
  return JSON.stringify(value ?? '');
}

function isAboutArguments(error: unknown): error is Error {
  if (error instanceof BadArgumentError || error instanceof InvalidAllowedTargetError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
