/** Where the link in the verification e-mail leads. */
export const VERIFY_PATH = '/verify-email';
