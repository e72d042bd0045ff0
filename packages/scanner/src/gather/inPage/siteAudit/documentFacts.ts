/** How a document was read, and may be. */
export interface DocumentFacts {
  /** The encoding that it was read in. */
  readonly characterSet: string;
  readonly contentType: string;
  /** Whether a tag of it asks for Trusted Types. */
  readonly requiresTrustedTypes: boolean;
}

/** Reads how the document was read. */
export function readDocumentFacts(): DocumentFacts {
  const { attribute } = globalThis.sitelensAudit;
  const read = (name: 'characterSet' | 'contentType') =>
    String(Object.getOwnPropertyDescriptor(Document.prototype, name)?.get?.call(document));
  const policies = Document.prototype.querySelectorAll.call(
    document,
    'meta[http-equiv="content-security-policy" i]',
  );
  return {
    characterSet: read('characterSet'),
    contentType: read('contentType'),
    requiresTrustedTypes: [...policies].some((policy) =>
      /require-trusted-types-for/i.test(attribute(policy, 'content') ?? ''),
    ),
  };
}
