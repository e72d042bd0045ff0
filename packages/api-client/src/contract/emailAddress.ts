/** The longest address that can be delivered to (RFC 5321, 4.5.3.1.3). */
const MAX_LENGTH = 254;

/**
 * Text, an at sign, and a domain with a dot and a top-level domain of at least two letters (specification,
 * platform, section 5). No spaces, line breaks, commas or brackets: they would make more of it in a header.
 */
const ADDRESS = /^[^\s@,;:<>()[\]\\"]+@(?:[^\s@,;:<>()[\]\\".]+\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{1,59})$/iu;

/** Whether a text looks like one e-mail address. Spaces around it are the caller's to take off. */
export function isEmailAddress(value: string): boolean {
  return value.length <= MAX_LENGTH && ADDRESS.test(value) && !/\p{Cc}/u.test(value);
}
