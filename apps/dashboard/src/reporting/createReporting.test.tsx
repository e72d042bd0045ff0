import { createClient } from '@sitelens/api-client';
import { expect, test, vi } from 'vitest';
import { createReporting } from './createReporting.ts';

function reportingTo(answer: () => Response) {
  const sent: unknown[] = [];
  const client = createClient({
    baseUrl: 'http://service.example',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push([`${request.method} ${new URL(request.url).pathname}`, await request.json()]);
      return answer();
    },
  });
  return { sent, reporting: createReporting(client) };
}

const noted = () => new Response(null, { status: 204 });

test('errors go to the service with page, event, place and error', async () => {
  const { sent, reporting } = reportingTo(noted);
  reporting.thrown('error', 'it broke', { source: '/a.js?v=1', line: 1, column: 2 });
  reporting.report({ kind: 'missing-help-article', message: 'There is none.', details: { ruleId: 'blink' } });
  const { origin, pathname } = window.location;
  const pageUrl = origin + pathname;
  await expect
    .poll(() => sent)
    .toEqual([
      [
        'POST /api/v1/error-reports',
        { pageUrl, event: 'error', source: '/a.js', line: 1, column: 2, error: 'it broke' },
      ],
      [
        'POST /api/v1/error-reports',
        { pageUrl, event: 'missing-help-article', error: 'There is none.\n{"ruleId":"blink"}' },
      ],
    ]);
});

test('words that are missing go there with key, namespace and languages, a few a minute', async () => {
  const { sent, reporting } = reportingTo(noted);
  for (let count = 0; count < 50; count++) {
    reporting.missingWord({ key: `word.${count}`, namespace: 'results', languages: ['de', 'en'] });
  }
  await expect.poll(() => sent.length).toBe(10);
  expect(sent[0]).toEqual([
    'POST /api/v1/missing-translations',
    { key: 'word.0', namespace: 'results', languages: ['de', 'en'] },
  ]);
});

test('a service that refuses them is nobody’s concern', async () => {
  const unhandled = vi.fn();
  window.addEventListener('unhandledrejection', unhandled);
  const { sent, reporting } = reportingTo(() => new Response(null, { status: 500 }));
  reporting.thrown('error', 'it broke');
  reporting.missingWord({ key: 'a', namespace: 'b', languages: ['en'] });
  await expect.poll(() => sent.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 20));
  window.removeEventListener('unhandledrejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
