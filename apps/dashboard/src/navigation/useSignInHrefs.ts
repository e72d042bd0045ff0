import { useMemo } from 'react';
import { signInHref, signUpHref } from '../session/expiry.ts';
import { useOwnAddress } from './useOwnAddress.ts';

/** Where logging in and signing up begin, which lead back to the screen that is shown. */
export function useSignInHrefs(): { readonly signIn: string; readonly signUp: string } {
  const { pathname, search } = useOwnAddress();
  return useMemo(
    () => ({ signIn: signInHref({ pathname, search }), signUp: signUpHref({ pathname, search }) }),
    [pathname, search],
  );
}
