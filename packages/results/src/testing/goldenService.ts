import { createClient } from '@sitelens/api-client';
import { goldenHandlers, goldenScan } from '@sitelens/golden';
import { QueryClient } from '@tanstack/react-query';
import { getResponse } from 'msw';

/** For tests: the golden scan behind a client, and what was asked of it below the scan, in order. */
export function goldenService() {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const [, path] = new URL(request.url).pathname.split(`${goldenScan.scanId}/`);
    if (path !== undefined) asked.push(path);
    return (await getResponse(goldenHandlers, request)) ?? new Response(null, { status: 404 });
  };
  const client = createClient({ baseUrl: 'http://service.example', fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { asked, clients: { client, queryClient } };
}
