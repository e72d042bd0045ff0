const INCLUDE = /<!--#include virtual="([^"]+)" -->/g;
const ECHO = /<!--#echo var="([A-Z_]+)" -->/g;

/**
 * Puts the parts in the place of their `<!--#include virtual="/_parts/x.html" -->` directives.
 *
 * @throws Error when a page names a part that there is not: that is a mistake in the page.
 */
export function includeParts(page: Buffer, files: ReadonlyMap<string, Buffer>): Buffer {
  const html = page.toString('utf8').replace(INCLUDE, (_directive, name: string) => {
    const part = files.get(name);
    if (!part) throw new Error(`A page includes ${name}, which is not among the test site's files.`);
    return part.toString('utf8').trimEnd();
  });
  return Buffer.from(html);
}

/** Puts values, escaped for HTML and XML, in the place of `<!--#echo var="NAME" -->`; an unknown name is left empty. */
export function echoVariables(content: Buffer, variables: Readonly<Record<string, string>>): Buffer {
  if (!content.includes('<!--#echo')) return content;
  const text = content
    .toString('utf8')
    .replace(ECHO, (_directive, name: string) => escapeMarkup(variables[name] ?? ''));
  return Buffer.from(text);
}

function escapeMarkup(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
