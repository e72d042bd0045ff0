/** Declared in our world by {@link installAddressReader}. */
declare global {
  var sitelensAddresses: {
    /** Absolute, http(s), without fragment, name and password; undefined where it leads to none such. */
    resolve(address: string): string | undefined;
    /** The addresses in a `srcset`. */
    candidates(srcset: string): string[];
  };
}

/** @param longest - Of addresses, in UTF-16 units: a longer one is left out. */
export function installAddressReader(longest: number): void {
  if ('sitelensAddresses' in globalThis) return;
  // Unlike `new URL`, an element writes a query in the document's own encoding.
  const resolver = Document.prototype.createElement.call(document, 'a');

  globalThis.sitelensAddresses = {
    resolve(address) {
      if (address.trim() === '' || address.length > longest) return undefined;
      resolver.setAttribute('href', address);
      const url = resolver instanceof HTMLAnchorElement ? URL.parse(resolver.href) : null;
      if (!url || !/^https?:$/.test(url.protocol)) return undefined;
      url.hash = '';
      url.username = '';
      url.password = '';
      return url.href.length <= longest ? url.href : undefined;
    },
    // As the HTML standard has it: an address may have commas in it, but not at its end.
    candidates: (srcset) =>
      [...srcset.matchAll(/([^\s,]\S*)(?:(?<=,)|[^,]*)/g)].map(([, address = '']) =>
        address.replace(/,+$/, ''),
      ),
  };
}
