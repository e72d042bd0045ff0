import type { CDPSession } from 'playwright-core';

/** The HTML of a document as the server sent it. */
export interface RawDocument {
  /**
   * Decoded; undefined when the browser did not keep it, as it keeps no large ones.
   *
   * @param loaderId - Of the document's load.
   * @param characterSet - The encoding that the browser read the document in.
   */
  decoded(loaderId: string, characterSet: string): Promise<string | undefined>;
}

type Body = { readonly body: string; readonly base64Encoded: boolean } | undefined;

/** Decoded bytes. What a larger document says of itself is read from the page as it is shown. */
export const MAX_RAW_BYTES = 5_000_000;

/** For what a page asks for beside its document, until that is read: the oldest is dropped first. */
export const RAW_BUFFER_BYTES = 4 * MAX_RAW_BYTES;

/**
 * Takes the main frame's documents as soon as each has come. The session's network events must be enabled,
 * with buffers of {@link RAW_BUFFER_BYTES}.
 */
export async function watchRawDocument(session: CDPSession): Promise<RawDocument> {
  const { frameTree } = await session.send('Page.getFrameTree');
  let latest: { readonly requestId: string; body: Promise<Body> } | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, frameId }) => {
    if (requestId !== loaderId || frameId !== frameTree.frame.id) return;
    latest = { requestId, body: Promise.resolve(undefined) };
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    if (latest?.requestId !== requestId) return;
    latest.body = session.send('Network.getResponseBody', { requestId }).catch(() => undefined);
  });
  return {
    async decoded(loaderId, characterSet) {
      const body = latest?.requestId === loaderId ? await latest.body : undefined;
      return body && decode(body, characterSet);
    },
  };
}

/** The browser hands out text where the encoding was declared, and bytes where it guessed. */
function decode({ body, base64Encoded }: NonNullable<Body>, characterSet: string): string {
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
