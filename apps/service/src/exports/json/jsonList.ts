/** The members of a JSON array, a part at a time, without its brackets. */
export async function* jsonMembers(parts: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '\n';
  for await (const part of parts) {
    if (part.length === 0) continue;
    yield separator + part.map((member) => JSON.stringify(member)).join(',\n');
    separator = ',\n';
  }
}
