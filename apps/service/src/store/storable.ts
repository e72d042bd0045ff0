/**
 * A value without what PostgreSQL can't keep in text or jsonb, the character U+0000 and lone surrogates,
 * both of which a hostile page can put into its title or markup. They become U+FFFD.
 */
export function storable<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? storableText(part) : part,
  );
}

export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
