interface ProblemKind {
  readonly status: number;
  /** What went wrong. */
  readonly title: string;
  /** What to do next. */
  readonly detail: string;
}

/**
 * Every problem that the service answers with, by its key: the last path segment of the problem's `type`
 * (RFC 9457). The first eight keys are the customer's, from the error catalogue of its project form.
 */
export const PROBLEMS = {
  unknown: {
    status: 500,
    title: 'An unknown error occurred.',
    detail: 'It will be resolved as soon as possible. Try again later.',
  },
  'invalid-url': {
    status: 400,
    title: 'The given url is not valid.',
    detail: 'Provide a valid url that starts with http or https.',
  },
  'missing-top-level-domain': {
    status: 400,
    title: 'The given url has no top-level domain.',
    detail: 'Provide the whole host name, such as www.example.com.',
  },
  'local-host-url': {
    status: 400,
    title: 'A private IP address or local host is not supported.',
    detail: 'Provide the address of a public website; consider a tunnelling service.',
  },
  'invalid-project-name': {
    status: 400,
    title: 'The name of the website project is not valid.',
    detail: 'Enter a valid name for the website project.',
  },
  'project-quota-reached': {
    status: 402,
    title: 'No more projects are allowed for your subscription.',
    detail: 'Upgrade to use more.',
  },
  'invalid-quota': {
    status: 402,
    title: 'You reached the maximum amount of pages included in your subscription.',
    detail: 'Upgrade to scan more pages.',
  },
  'trial-expired': {
    status: 402,
    title: 'Your trial has expired.',
    detail: 'Upgrade to a paid plan to go on.',
  },
  'subscription-paused': {
    status: 402,
    title: 'Your subscription is paused.',
    detail: 'Update the subscription to go on.',
  },
  'subscription-inactive': {
    status: 402,
    title: 'You have no active subscription.',
    detail: 'Choose a plan to go on.',
  },
  'results-redacted': {
    status: 402,
    title: 'The results are not included in your plan.',
    detail: 'Choose a plan to export and print them.',
  },
  'max-urls-reached': {
    status: 400,
    title: 'A scan can visit at most 15,000 pages.',
    detail: 'Enter a smaller number of pages.',
  },
  'project-changed': {
    status: 409,
    title: 'Somebody has changed the project in the meantime.',
    detail: 'Load the newer settings, then make the change again.',
  },
  'project-creation-failed': {
    status: 500,
    title: 'The project could not be created.',
    detail: 'Try to create the project later.',
  },
  'invalid-request': {
    status: 400,
    title: 'The request does not match the contract.',
    detail: 'Correct the fields that are named in errors and send it again.',
  },
  'invalid-value': {
    status: 400,
    title: 'The value is not accepted.',
    detail: 'See openapi.yaml for what is accepted.',
  },
  'invalid-email': {
    status: 400,
    title: 'The e-mail address is not valid.',
    detail: 'Enter an address such as name@example.com.',
  },
  'invalid-json': {
    status: 400,
    title: 'The body is not JSON.',
    detail: 'Send one JSON document with the content type application/json.',
  },
  'project-mismatch': {
    status: 400,
    title: 'The body names another project than the address.',
    detail: 'Send the projectId that stands in the address.',
  },
  unauthenticated: { status: 401, title: 'You are no longer logged in.', detail: 'Log in and try again.' },
  forbidden: {
    status: 403,
    title: 'Forbidden: Resource not allowed',
    detail: 'Ask an owner of your organisation for another role.',
  },
  'email-not-verified': {
    status: 403,
    title: 'Your e-mail address has not been verified.',
    detail: 'Follow the link in the e-mail that was sent to you.',
  },
  'public-scans-off': {
    status: 403,
    title: 'Visitors cannot have pages scanned here.',
    detail: 'Log in to scan a website.',
  },
  'cross-site-request': {
    status: 403,
    title: 'The request came from another website.',
    detail: "Send changes from the service's own pages.",
  },
  'not-found': { status: 404, title: 'There is nothing here.', detail: 'Check the address.' },
  'project-not-found': {
    status: 404,
    title: 'The project does not exist.',
    detail: 'Choose another one in the list of projects.',
  },
  'scan-not-found': {
    status: 404,
    title: 'The scan does not exist.',
    detail: 'Choose another scan of the project.',
  },
  'report-not-found': {
    status: 404,
    title: 'The report has not been made.',
    detail: 'Ask for it, and wait until it is ready.',
  },
  'page-not-found': {
    status: 404,
    title: 'The page is not part of the scan.',
    detail: 'Choose another page of the scan.',
  },
  'rule-not-found': {
    status: 404,
    title: 'There is no such rule.',
    detail: 'Choose another rule in the results of the scan.',
  },
  'issue-not-found': {
    status: 404,
    title: 'There is no such mobile-friendliness issue.',
    detail: 'Choose another issue in the results of the scan.',
  },
  'unknown-issue-type': {
    status: 400,
    title: 'There is no such type of site-audit issue.',
    detail: 'Choose a type that the site audit of the scan lists.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The address does not take this method.',
    detail: 'Use one of the methods in the Allow header.',
  },
  'request-timed-out': {
    status: 408,
    title: 'The request was not sent in time.',
    detail: 'Send it again.',
  },
  'scan-already-running': {
    status: 409,
    title: 'A scan of the project is running.',
    detail: 'Wait until it has ended, then start the next one.',
  },
  'scan-not-ended': {
    status: 409,
    title: 'The scan has not ended.',
    detail: 'Wait until it has, then export or print its results.',
  },
  'body-too-large': {
    status: 413,
    title: 'The body is too large.',
    detail: 'Send at most 256 kB.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The body has the wrong content type.',
    detail: 'Send JSON with the content type application/json.',
  },
  'misdirected-request': {
    status: 421,
    title: 'The service does not answer to this host name.',
    detail: 'Use the address that the service printed when it started.',
  },
  'too-many-attempts': {
    status: 429,
    title: 'There were too many attempts.',
    detail: 'Wait a minute and try again.',
  },
  'too-many-scans': {
    status: 429,
    title: 'Too many pages were scanned from here, or of this website.',
    detail: 'Wait a while and try again, or sign up to scan whole websites.',
  },
  'service-starting': {
    status: 503,
    title: 'The service is starting.',
    detail: 'Try again in a few seconds.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemKey = keyof typeof PROBLEMS;
