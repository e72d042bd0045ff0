import { createServer } from 'node:http';
import { startTestSite } from '@sitelens/test-site';

interface SharedDefects {
  /** In the header: a picture without a text, and two links without a name. */
  readonly header: string;
  /** In the footer: a field without a label. */
  readonly footer: string;
}

export interface SiteWithSharedDefects {
  readonly startUrl: string;
  /** What every later page has; at first, all of it. */
  change: (defects: Partial<SharedDefects>) => void;
  close(): Promise<void>;
}

/** `{n}` is another number in every answer. */
const ALL: SharedDefects = {
  header: `<img id="seal-{n}" class="seal css-a{n}b" src="/assets/pictures/mark.svg?v={n}" width="40" height="40">
    <a id=":r{n}:" href="https://social.example/harbour?from={n}"><svg width="40" height="40"></svg></a>
    <a id=":r{n}b:" href="https://social.example/pine?from={n}"><svg width="40" height="40"></svg></a>`,
  footer: '<p><input class="field-{n}" id="field-{n}" name="news-{n}" type="email" data-id="{n}"></p>',
};

/** The test site, whose header and footer are without defects, with defects of its own in both. */
export async function siteWithSharedDefects(): Promise<SiteWithSharedDefects> {
  const site = await startTestSite();
  let defects = ALL;
  // Links are asked for between the pages; a name of one digit would be too short to pass for a hash.
  let requests = 100;
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${site.url}${request.url}`, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const location = answer.headers.get('location');
    response.writeHead(answer.status, { 'content-type': type, ...(location !== null && { location }) });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    return response.end(withDefects(await answer.text(), defects, String(++requests)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    startUrl: `${origin}/`,
    change: (changed) => {
      defects = { ...ALL, ...changed };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await site.close();
    },
  };
}

function withDefects(html: string, { header, footer }: SharedDefects, number: string): string {
  return html
    .replace('<a class="brand"', (found) => `${header.replaceAll('{n}', number)}${found}`)
    .replace('<p class="small">', (found) => `${footer.replaceAll('{n}', number)}${found}`);
}
