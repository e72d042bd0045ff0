import type { SitelensClient } from '../http/client.ts';
import { RequestFailedError } from '../http/requestFailedError.ts';
import type { Wire, WireAnswer } from '../http/wire.ts';

/**
 * Makes a call whose success must have content, and parses it.
 *
 * @throws RequestFailedError also where there is no content, or where it is not what the contract says
 */
export async function read<Data, Parsed>(
  client: SitelensClient,
  call: (wire: Wire) => Promise<WireAnswer<Data>>,
  parse: (data: NonNullable<Data>) => Parsed,
): Promise<Parsed> {
  const data = await client.send(call);
  if (data === undefined || data === null) throw new RequestFailedError('the answer had no content');
  return parseAnswer(data, parse);
}

/**
 * Parses what an answer held.
 *
 * @throws RequestFailedError where it is not what the contract says
 */
export function parseAnswer<Data, Parsed>(data: Data, parse: (data: Data) => Parsed): Parsed {
  try {
    return parse(data);
  } catch (cause) {
    throw new RequestFailedError('the answer is not what was agreed', { cause });
  }
}

/** Takes an object as it came; the wire's other values would break whoever reads a field of them. */
export function anObject<Data>(data: Data): Data {
  if (typeof data !== 'object' || Array.isArray(data)) throw new TypeError('the answer is no object');
  return data;
}

/** Takes a paged list whose rows are really there, in the field of that name. */
export function rowsIn<Field extends string>(field: Field) {
  return <Data extends Readonly<Record<Field, readonly unknown[]>>>(data: Data): Data => {
    if (!Array.isArray(anObject(data)[field])) throw new TypeError(`the answer has no list ${field}`);
    return data;
  };
}
