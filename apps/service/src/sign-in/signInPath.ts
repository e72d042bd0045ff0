/** The customer's name for the way in; the provider behind it may be any. */
export const SIGN_IN_PATH = '/oauth2/authorization/auth0';

/** Where a failed sign-in is begun again, leading to the same place. */
export function retryPath(originUrl: string): string {
  return `${SIGN_IN_PATH}?${new URLSearchParams({ originUrl })}`;
}
