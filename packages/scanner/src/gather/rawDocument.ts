import type { CDPSession } from 'playwright-core';

/** The HTML of a document as the server sent it. */
interface RawDocument {
  /** Decoded. */
  readonly html: string;
  /** Whether the server asks for Trusted Types, without which nothing may be parsed in the page. */
  readonly requiresTrustedTypes: boolean;
}

/** Takes each document of the main frame as soon as it has come. */
export interface RawDocuments {
  /**
   * Undefined when the browser did not keep it, as it keeps no large ones.
   *
   * @param loaderId - Of the document's load.
   * @param characterSet - The encoding that the browser read the document in.
   */
  read(loaderId: string, characterSet: string): Promise<RawDocument | undefined>;
}

interface Sent {
  readonly body: string;
  readonly base64Encoded: boolean;
}

/** Decoded bytes. What a larger document says of itself is read from the page as it is shown. */
export const MAX_RAW_BYTES = 5_000_000;

/** For what a page asks for beside its document, until that is read: the oldest is dropped first. */
export const RAW_BUFFER_BYTES = 4 * MAX_RAW_BYTES;

/** The session's network events must be enabled afterwards, with buffers of {@link RAW_BUFFER_BYTES}. */
export async function watchRawDocuments(session: CDPSession): Promise<RawDocuments> {
  const { frameTree } = await session.send('Page.getFrameTree');
  let requestId: string | undefined;
  let sent: Promise<Sent | undefined> = Promise.resolve(undefined);
  let requiresTrustedTypes = false;
  session.on('Network.requestWillBeSent', (request) => {
    if (request.requestId !== request.loaderId || request.frameId !== frameTree.frame.id) return;
    requestId = request.requestId;
    sent = Promise.resolve(undefined);
    requiresTrustedTypes = false;
  });
  session.on('Network.responseReceived', (answer) => {
    if (answer.requestId !== requestId) return;
    requiresTrustedTypes = Object.entries(answer.response.headers).some(
      ([name, value]) =>
        /^content-security-policy(-report-only)?$/i.test(name) && /require-trusted-types-for/i.test(value),
    );
  });
  session.on('Network.loadingFinished', (request) => {
    if (request.requestId !== requestId) return;
    sent = session.send('Network.getResponseBody', { requestId }).catch(() => undefined);
  });
  return {
    async read(loaderId, characterSet) {
      const body = loaderId === requestId ? await sent : undefined;
      return body && { html: decode(body, characterSet), requiresTrustedTypes };
    },
  };
}

/** The browser hands out text where the encoding was declared, and bytes where it guessed. */
function decode({ body, base64Encoded }: Sent, characterSet: string): string {
  return base64Encoded ? decoderFor(characterSet).decode(Buffer.from(body, 'base64')) : body;
}

function decoderFor(characterSet: string): TextDecoder {
  try {
    return new TextDecoder(characterSet);
  } catch {
    // An encoding that Node doesn't have; tags are ASCII in all of them.
    return new TextDecoder('windows-1252');
  }
}
