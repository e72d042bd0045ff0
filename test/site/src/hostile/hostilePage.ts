import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request to the hostile site. */
interface HostileRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  /** Aborts when the client has gone or the site is closed: what goes on without end, ends then. */
  readonly signal: AbortSignal;
}

/** Answers one path, in its own bad way. */
export type HostilePage = (context: HostileRequest) => void | Promise<void>;

/** Pages by path. */
export type HostilePages = Readonly<Record<string, HostilePage>>;

/** A page that is sent at once and whole: what is bad about it is in its content. */
export function htmlPage(html: string | ((url: URL) => string)): HostilePage {
  return ({ response, url }) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(typeof html === 'string' ? html : html(url));
  };
}

/** A whole document around a body. The title is put in as it is, unescaped. */
export function htmlDocument(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title>${head}</head>
<body><main><h1>A hostile page</h1>${body}</main></body>
</html>`;
}

/** A page whose script runs at the end of its body. */
export function scriptPage(title: string, script: string): HostilePage {
  return htmlPage(htmlDocument(title, `<p>Some text.</p><script>${script}</script>`));
}
