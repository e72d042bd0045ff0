import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { closeServer, listen } from '../listening.ts';
import { auditedPages } from './auditedPages.ts';
import { badResponses } from './badResponses.ts';
import { badScripts } from './badScripts.ts';
import { type HostilePages, htmlDocument, htmlPage } from './hostilePage.ts';
import { hostileText } from './hostileText.ts';
import { largeDocuments } from './largeDocuments.ts';
import { obstructingPages } from './obstructingPages.ts';
import { privateAddressPages } from './privateAddresses.ts';
import { selfSignedCertificate } from './selfSignedCertificate.ts';

export interface HostileSiteOptions {
  /** 0, the default, takes any free port. */
  readonly port?: number;
  /** 127.0.0.1 by default. */
  readonly host?: string;
  /** URLs that the `/private-…` pages try to reach, without a slash at the end; none by default. */
  readonly privateTargets?: readonly string[];
}

/** The running hostile site. */
export interface HostileSite {
  /** Where it is, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** The same pages over HTTPS with a certificate that is self-signed and for another name. */
  readonly badTlsUrl: string;
  /** Every path that it answers, `/` first, which links to all of the others. */
  readonly paths: readonly string[];
  /** Method and target of each request so far, in order. */
  readonly requests: readonly string[];
  /** Ends every connection, also those that hang, and frees the ports. */
  close(): Promise<void>;
}

/**
 * Serves pages that do to a browser, a scanner and whoever shows its results what the worst of websites do.
 * `/ok` is a plain page without a defect. For tests, on this machine only.
 *
 * @throws NodeJS.ErrnoException when the address can't be listened on.
 */
export async function startHostileSite(options: HostileSiteOptions = {}): Promise<HostileSite> {
  const { port = 0, host = '127.0.0.1', privateTargets = [] } = options;
  const pages = hostilePages(privateTargets);
  const requests: string[] = [];
  const ending = new AbortController();
  const listener = answerFrom(pages, requests, ending.signal);
  const server = createServer(listener);
  const tlsServer = createHttpsServer(selfSignedCertificate, listener);
  const address = await listen(server, port, host);
  const tlsAddress = await listen(tlsServer, 0, host, 'https');
  return {
    ...address,
    badTlsUrl: tlsAddress.url,
    paths: Object.keys(pages),
    requests,
    close: async () => {
      ending.abort();
      await Promise.all([closeServer(server), closeServer(tlsServer)]);
    },
  };
}

function hostilePages(privateTargets: readonly string[]): HostilePages {
  const pages: HostilePages = {
    '/ok': htmlPage(htmlDocument('A plain page', '<p>Nothing is wrong here.</p>')),
    ...auditedPages,
    ...badResponses,
    ...badScripts,
    ...hostileText,
    ...largeDocuments,
    ...obstructingPages,
    ...privateAddressPages(privateTargets),
  };
  const links = Object.keys(pages).map((path) => `<li><a href="${path}">${path}</a></li>`);
  const index = htmlPage(htmlDocument('The hostile site', `<ul>${links.join('\n')}</ul>`));
  return { '/': index, ...pages };
}

function answerFrom(pages: HostilePages, requests: string[], ending: AbortSignal): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    requests.push(`${request.method} ${request.url}`);
    const url = URL.parse(`http://hostile-site${request.url ?? '/'}`);
    const page = url ? pages[url.pathname] : undefined;
    if (!url || !page) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.');
      return;
    }
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const signal = AbortSignal.any([gone.signal, ending]);
    // A client that goes away in mid-answer is what these pages are for.
    Promise.resolve(page({ request, response, url, signal })).catch(() => response.destroy());
  };
}
