/** Whose test for robots it is, and by what one is known. */
export interface ChallengeVendor {
  readonly name: string;
  /** Header of an answer that is a challenge, or a refusal of robots; with these statuses only, where given. */
  readonly answers?: readonly {
    readonly header: string;
    readonly value: RegExp;
    readonly statuses?: readonly number[];
  }[];
  /** Selectors of what stands on a challenge and nowhere else. */
  readonly marks?: readonly string[];
  /** Addresses of scripts and frames that only a challenge has. */
  readonly sources?: RegExp;
  /** Of a page that is hardly more than that. */
  readonly title?: RegExp;
  /** What stands on ordinary forms too: proof only on a page that is hardly more than that. */
  readonly widgets?: { readonly marks?: readonly string[]; readonly sources?: RegExp };
}

const REFUSALS = [401, 403, 405, 406, 429, 503];

/**
 * By their own documentation and pages of 2024 to 2026; those that refuse first, then those whose widgets others
 * put to use.
 *
 * What such services put on every page or answer (`x-datadome`, `x-iinfo`,
 * `/cdn-cgi/challenge-platform/scripts/jsd/`, `js.datadome.co`,
 * `client.px-cloud.net`) is no test, and none of it is here.
 */
export const CHALLENGE_VENDORS: readonly ChallengeVendor[] = [
  {
    name: 'Cloudflare',
    answers: [{ header: 'cf-mitigated', value: /^challenge$/i }],
    marks: ['#challenge-form', '#challenge-running', '#cf-challenge-running', '#challenge-error-text'],
    sources: /\/cdn-cgi\/challenge-platform\/(h\/\w\/)?orchestrate\//,
    title:
      /^(just a moment|attention required! \| cloudflare|please wait\.\.\. \| cloudflare|access denied \| .*cloudflare)/i,
  },
  {
    name: 'DataDome',
    answers: [{ header: 'x-dd-b', value: /./, statuses: REFUSALS }],
    sources: /^https:\/\/([\w-]+\.)*captcha-delivery\.com\//,
  },
  {
    name: 'HUMAN',
    marks: ['#px-captcha', '#px-captcha-wrapper'],
    sources: /^https:\/\/captcha\.(px-cdn\.net|px-cloud\.net|perimeterx\.net)\//,
    title: /^access to this page has been denied/i,
  },
  {
    name: 'Akamai',
    marks: ['#sec-if-container', '#sec-cpt-if', '#sec-if-cpt-container'],
    sources: /\/_sec\/cp_challenge\//,
    // So only where the edge itself answers.
    answers: [{ header: 'server', value: /^akamaighost$/i, statuses: [403, 429] }],
  },
  {
    name: 'Imperva',
    marks: ['iframe[src*="_Incapsula_Resource"]#main-iframe'],
    title: /^(pardon our interruption|request unsuccessful\. incapsula)/i,
    widgets: { sources: /\/_Incapsula_Resource\?/ },
  },
  {
    name: 'AWS WAF',
    answers: [{ header: 'x-amzn-waf-action', value: /^(challenge|captcha)$/i }],
    widgets: { sources: /^https:\/\/([\w-]+\.)+(token|captcha|captcha-sdk)\.awswaf\.com\// },
  },
  {
    name: 'Kasada',
    answers: [
      { header: 'x-kpsdk-ct', value: /./, statuses: [403, 429] },
      { header: 'x-kpsdk-r', value: /./, statuses: [403, 429] },
    ],
  },
  {
    name: 'Sucuri',
    answers: [{ header: 'x-sucuri-block', value: /./ }],
    title: /sucuri (website firewall|cloudproxy)/i,
  },
  {
    name: 'Vercel',
    answers: [{ header: 'x-vercel-mitigated', value: /^(challenge|deny)$/i }],
    title: /^vercel security checkpoint/i,
  },
  { name: 'DDoS-Guard', title: /^ddos-guard$/i },
  {
    name: 'Anubis',
    marks: ['#anubis_challenge', 'script#anubis_challenge'],
    sources: /\/\.within\.website\/x\/cmd\/anubis\//,
  },
  {
    name: 'Radware',
    sources: /^https:\/\/validate\.perfdrive\.com\//,
    title: /^radware (bot manager|captcha)/i,
  },
  { name: 'Reblaze', marks: ['script[src*="/c3650cdf-"]'] },
  { name: 'Queue-it', sources: /^https:\/\/[\w-]+\.queue-it\.net\/.*(softblock|challengeapi)/ },
  {
    name: 'Turnstile',
    widgets: { marks: ['.cf-turnstile'], sources: /^https:\/\/challenges\.cloudflare\.com\/turnstile\// },
  },
  {
    name: 'reCAPTCHA',
    widgets: {
      marks: ['.g-recaptcha:not([data-size=invisible])'],
      sources: /\/recaptcha\/(api2|enterprise)\/(anchor|bframe)\?(?!.*size=invisible)/,
    },
  },
  {
    name: 'hCaptcha',
    widgets: { marks: ['.h-captcha:not([data-size=invisible])'] },
  },
  {
    name: 'Arkose Labs',
    widgets: {
      sources: /^https:\/\/([\w-]+\.)*(arkoselabs|funcaptcha)\.com\/(fc|v2)\/.*(enforcement|gc|gt2)/,
    },
  },
  { name: 'GeeTest', widgets: { marks: ['.geetest_panel', '.geetest_captcha'] } },
  { name: 'Friendly Captcha', widgets: { marks: ['.frc-captcha'] } },
  { name: 'ALTCHA', widgets: { marks: ['altcha-widget'] } },
];

/** All of them, for one look into the page. */
export const CHALLENGE_MARKS: readonly string[] = CHALLENGE_VENDORS.flatMap(({ marks = [], widgets }) => [
  ...marks,
  ...(widgets?.marks ?? []),
]);
