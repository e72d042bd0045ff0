/** Who asks to log in on behalf of others, known by the address. */
export interface LoginProvider {
  readonly name: string;
  /** Of the whole host name. */
  readonly host?: RegExp;
  /** Of the path from its beginning. Where there is a host too, both must be so. */
  readonly path?: RegExp;
}

export const LOGIN_PROVIDERS: readonly LoginProvider[] = [
  {
    name: 'Microsoft Entra ID',
    host: /^(login\.(microsoftonline|microsoft|windows)\.(com|net|us)|[\w-]+\.(b2clogin|ciamlogin)\.com)$/,
  },
  { name: 'Google', host: /^accounts\.google\.com$/ },
  { name: 'Google Identity-Aware Proxy', host: /^iap\.googleapis\.com$/ },
  { name: 'Okta', host: /^[\w-]+\.(okta|oktapreview|okta-emea)\.com$/ },
  { name: 'Auth0', host: /^[\w.-]+\.auth0\.com$/ },
  { name: 'Amazon Cognito', host: /^[\w.-]+\.amazoncognito\.com$/ },
  { name: 'Cloudflare Access', host: /^[\w-]+\.cloudflareaccess\.com$/ },
  { name: 'OneLogin', host: /^[\w-]+\.onelogin\.com$/ },
  { name: 'Ping Identity', host: /^[\w.-]+\.(pingone|pingidentity|forgeblocks)\.(com|eu|ca|asia)$/ },
  { name: 'Duo', host: /^[\w-]+\.(sso\.)?duosecurity\.com$/ },
  { name: 'JumpCloud', host: /^(console|sso)\.jumpcloud\.com$/ },
  { name: 'Clerk', host: /^[\w-]+\.(accounts\.dev|clerk\.accounts\.dev)$/ },
  { name: 'Vercel', host: /^vercel\.com$/, path: /^\/(sso-api|login)\b/ },
  { name: 'Netlify', host: /^app\.netlify\.com$/, path: /^\/(authorize|login|edge-access)\b/ },
  { name: 'GitHub', host: /^github\.com$/, path: /^\/(login|sessions)\b/ },
  { name: 'Salesforce', host: /^[\w.-]+\.my\.salesforce\.com$|^login\.salesforce\.com$/ },
  { name: 'Atlassian', host: /^id\.atlassian\.com$/ },
  { name: 'Keycloak', path: /^\/(auth\/)?realms\/[^/]+\/protocol\/(openid-connect\/auth|saml)\b/ },
  { name: 'AD FS', path: /^\/adfs\/ls\b/i },
  { name: 'Shibboleth', path: /^\/(idp\/profile|Shibboleth\.sso\/Login)\b/i },
  { name: 'CAS', path: /^\/cas\/login\b/ },
  { name: 'WordPress', path: /^(\/[\w-]+)*\/wp-login\.php$/ },
];

/** Schemes of RFC 9110, clause 11, as their registry writes them. */
export const AUTHENTICATION_SCHEMES = {
  basic: 'HTTP Basic authentication',
  digest: 'HTTP Digest authentication',
  bearer: 'HTTP Bearer authentication',
  negotiate: 'HTTP Negotiate authentication',
  ntlm: 'HTTP NTLM authentication',
} as const;
