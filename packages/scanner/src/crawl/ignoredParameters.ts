/**
 * Query parameters that say where a visitor came from, never what the page shows. Names in lower case.
 */
const TRACKING = new Set([
  '_ga',
  '_gl',
  '_hsenc',
  '_hsmi',
  '_kx',
  '_openstat',
  'dclid',
  'epik',
  'fbclid',
  'gad_source',
  'gbraid',
  'gclid',
  'gclsrc',
  'hsctatracking',
  'igshid',
  'li_fat_id',
  'mc_cid',
  'mc_eid',
  'mkt_tok',
  'msclkid',
  'oly_anon_id',
  'oly_enc_id',
  'rb_clickid',
  's_kwcid',
  'srsltid',
  'ttclid',
  'twclid',
  'vero_conv',
  'vero_id',
  'wbraid',
  'wickedid',
  'yclid',
  'ysclid',
]);

/** Parameters in which a server keeps a session for visitors without cookies: new on every visit. */
const SESSION = new Set([
  'cfid',
  'cftoken',
  'jsessionid',
  'phpsessid',
  'session_id',
  'sessionid',
  'sessid',
  'zenid',
]);

/** Whether a query parameter has no say in which page it is. */
export function isIgnoredParameter(name: string): boolean {
  const lower = name.toLowerCase();
  return (
    lower.startsWith('utm_') ||
    lower.startsWith('mtm_') ||
    lower.startsWith('pk_') ||
    lower.startsWith('aspsessionid') ||
    TRACKING.has(lower) ||
    SESSION.has(lower)
  );
}
