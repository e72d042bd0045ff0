/** Parts of a path that are the address of a login, in the languages that sites have them in. */
const LOGINS =
  /^(log[-_]?in|log[-_]?on|sign[-_]?in|signin|sso|wp-login\.php|(login|signin|sign-in|logon)\.(php|aspx?|jsp|html?)|anmelden|anmeldung|einloggen|connexion|se-connecter|iniciar-sesi[oó]n|acceder|accedi|entrar|inloggen|logga-in|logg-inn|log-ind|kirjaudu|zaloguj|logowanie|prihlaseni|prihlasenie|bejelentkezes|giris|autentificare)$/i;

/** And those of the ways out of it and into an account: going from there to a login is no wall. */
const BESIDE_LOGINS =
  /^(log[-_]?out|log[-_]?off|sign[-_]?out|sign[-_]?up|signup|register|registration|join|abmelden|registrieren|deconnexion|inscription|auth|oauth2?|saml2?|callback|forgot[-_]?password|reset[-_]?password|password[-_]?reset)$/i;

/** Parameters that say where to go on after a login. */
const RETURNS =
  /^(return|return_?to|return_?url|returnpath|redirect|redirect_?to|redirect_?ur[il]|next|continue|continue_?to|goto|dest|destination|target|from|back_?url|callback_?url|service|relaystate|origin_?url|ref_?url)$/i;

/** Whether it is the address of a login: its last part says so, as in `/en/login` and `/users/sign_in`. */
export function isLoginAddress({ pathname }: URL): boolean {
  return LOGINS.test(lastPart(pathname));
}

/** Whether it is a login's, or has to do with one for its own sake: a sign-up, a way out. */
export function isOfSigningIn({ pathname }: URL): boolean {
  return partsOf(pathname).some((part) => LOGINS.test(part) || BESIDE_LOGINS.test(part));
}

/** Whether it says where to go on afterwards. */
export function returnsSomewhere({ searchParams }: URL): boolean {
  return [...searchParams.keys()].some((name) => RETURNS.test(name));
}

function partsOf(pathname: string): string[] {
  return pathname.split('/').filter((part) => part !== '');
}

function lastPart(pathname: string): string {
  const last = partsOf(pathname).at(-1) ?? '';
  return URL.canParse(`https://x/${last}`) ? decoded(last) : last;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
