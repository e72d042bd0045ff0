import { describe, expect, test } from 'vitest';
import { parseArguments } from './arguments.ts';

const parse = (line: string) => parseArguments(line.split(' ').filter((part) => part !== ''));

test('a URL alone is scanned with the defaults', () => {
  expect(parse('scan example.com')).toEqual({
    kind: 'scan',
    scan: {
      startUrl: 'http://example.com/',
      host: 'example.com',
      maxPages: 100,
      concurrency: 3,
      screenSizes: ['desktop', 'tablet', 'phone'],
      allowedTargets: [],
      isJson: false,
    },
  });
});

test('every option is read', () => {
  const line =
    'scan http://127.0.0.1:8080/a --allow-target 127.0.0.1:8080 --allow-target ::1 --max-pages 5 --concurrency 2 ' +
    '--sizes phone,desktop --out dir --json --fail-on serious';
  expect(parse(line)).toMatchObject({
    kind: 'scan',
    scan: {
      startUrl: 'http://127.0.0.1:8080/a',
      maxPages: 5,
      concurrency: 2,
      screenSizes: ['desktop', 'phone'],
      allowedTargets: ['127.0.0.1:8080', '::1'],
      outDirectory: 'dir',
      isJson: true,
      failOn: 'serious',
    },
  });
});

test('help is asked for with or without a command', () => {
  expect(parse('--help')).toEqual({ kind: 'help' });
  expect(parse('scan -h')).toEqual({ kind: 'help' });
});

describe('bad arguments are one line that says what to write', () => {
  test.each([
    ['', 'sitelens scan URL'],
    ['crawl example.com', 'sitelens scan URL'],
    ['scan', 'URL is missing'],
    ['scan example.com example.org', 'One URL'],
    ['scan ftp://example.com', 'http'],
    ['scan http://127.0.0.1', '--allow-target'],
    ['scan http://localhost:3000', '--allow-target'],
    ['scan http://8.8.8.8', 'top level'],
    ['scan example.com --max-pages 0', '--max-pages'],
    ['scan example.com --max-pages 1e3', '--max-pages'],
    ['scan example.com --concurrency many', '--concurrency'],
    ['scan example.com --sizes watch', '--sizes'],
    ['scan example.com --fail-on bad', '--fail-on'],
    ['scan example.com --allow-target a/b/c', 'target'],
    ['scan example.com --unknown', '--unknown'],
    ['scan example.com --out', '--out'],
  ])('%s', (line, part) => {
    const parsed = parse(line);
    if (parsed.kind !== 'error') throw new Error(`Taken as ${JSON.stringify(parsed)}`);
    expect(parsed.message).toContain(part);
    expect(parsed.message).not.toContain('\n');
  });
});
