import { expect, test } from 'vitest';
import { answered, artifacts, bareDocument, seenDocument } from '../artifacts.testing.ts';
import { findBotChallenge } from './botChallenge.ts';
import { CHALLENGE_VENDORS } from './challengeVendors.ts';

const by = (name: string) => ({ kind: 'BOT_CHALLENGE', name });

test.each([
  [403, { 'cf-mitigated': 'challenge' }, 'Cloudflare'],
  [403, { 'x-dd-b': '1' }, 'DataDome'],
  [403, { server: 'AkamaiGHost' }, 'Akamai'],
  [202, { 'x-amzn-waf-action': 'challenge' }, 'AWS WAF'],
  [405, { 'x-amzn-waf-action': 'captcha' }, 'AWS WAF'],
  [429, { 'x-kpsdk-ct': 'abc' }, 'Kasada'],
  [403, { 'x-sucuri-block': 'BNP005' }, 'Sucuri'],
  [429, { 'x-vercel-mitigated': 'challenge' }, 'Vercel'],
])('%i with %j is a challenge of %s', (status, headers, name) => {
  expect(findBotChallenge(answered(status, headers))).toEqual(by(name));
});

test.each([
  [200, { server: 'cloudflare', 'cf-ray': '1' }],
  [403, { server: 'cloudflare', 'cf-ray': '1' }],
  [404, { server: 'AkamaiGHost' }],
  [200, { 'x-datadome': 'protected' }],
  [403, { 'x-iinfo': '1-2-3', 'x-cdn': 'Imperva' }],
  [503, {}],
  [429, { 'retry-after': '60' }],
])('%i with %j alone is none', (status, headers) => {
  expect(findBotChallenge(answered(status, headers))).toBeUndefined();
});

test.each([
  ['Cloudflare', { title: 'Just a moment...' }],
  [
    'Cloudflare',
    { sources: ['https://a.example/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=1'] },
  ],
  ['DataDome', { sources: ['https://geo.captcha-delivery.com/captcha/?initialCid=x'] }],
  ['HUMAN', { marks: ['#px-captcha'] }],
  ['HUMAN', { title: 'Access to this page has been denied.' }],
  ['Akamai', { marks: ['#sec-if-container'] }],
  ['Imperva', { sources: ['https://a.example/_Incapsula_Resource?SWUDNSAI=31'] }],
  ['AWS WAF', { sources: ['https://1a2b.eu-west-1.token.awswaf.com/1a/2b/challenge.js'] }],
  ['Anubis', { sources: ['https://a.example/.within.website/x/cmd/anubis/static/js/main.mjs'] }],
  ['Vercel', { title: 'Vercel Security Checkpoint' }],
  ['Turnstile', { marks: ['.cf-turnstile'] }],
  ['reCAPTCHA', { sources: ['https://www.google.com/recaptcha/api2/anchor?ar=1&size=normal'] }],
  ['hCaptcha', { marks: ['.h-captcha:not([data-size=invisible])'] }],
])('a bare page with the marks of %s is its challenge: %j', (name, changes) => {
  expect(findBotChallenge(artifacts({ seen: bareDocument(changes) }))).toEqual(by(name));
});

test('what stands on challenges alone is one on any page', () => {
  const seen = seenDocument({ marks: ['#px-captcha'] });
  expect(findBotChallenge(artifacts({ seen }))).toEqual(by('HUMAN'));
});

test.each([
  ['a contact form with reCAPTCHA', seenDocument({ marks: ['.g-recaptcha:not([data-size=invisible])'] })],
  [
    'a short form that hCaptcha protects',
    bareDocument({ marks: ['.h-captcha:not([data-size=invisible])'], otherFields: 2 }),
  ],
  ['a login with Turnstile', bareDocument({ marks: ['.cf-turnstile'], passwordFields: 1, otherFields: 1 })],
  [
    'a page with the invisible reCAPTCHA',
    bareDocument({ sources: ['https://www.google.com/recaptcha/api2/anchor?ar=1&size=invisible'] }),
  ],
  [
    'a page on which Cloudflare looks at browsers',
    bareDocument({ sources: ['https://a.example/cdn-cgi/challenge-platform/scripts/jsd/main.js'] }),
  ],
  ['a page that DataDome watches', bareDocument({ sources: ['https://js.datadome.co/tags.js'] })],
  ['an article with the title of a challenge', seenDocument({ title: 'Just a moment...' })],
  ['a short article on tests', bareDocument({ title: 'What a CAPTCHA is', textLength: 900 })],
])('%s is none', (_, seen) => {
  expect(findBotChallenge(artifacts({ seen }))).toBeUndefined();
});

test('a test whose maker is unknown has no name', () => {
  const seen = bareDocument({ title: 'Please verify you are a human' });
  expect(findBotChallenge(artifacts({ seen }))).toEqual({ kind: 'BOT_CHALLENGE' });
  const refusal = answered(403, {}, bareDocument({ title: 'Robot check', textLength: 900 }));
  expect(findBotChallenge(refusal)).toEqual({ kind: 'BOT_CHALLENGE' });
});

test('every vendor has something to be known by', () => {
  const unknowable = CHALLENGE_VENDORS.filter(
    ({ answers, marks, sources, title, widgets }) => !(answers ?? marks ?? sources ?? title ?? widgets),
  );
  expect(unknowable).toEqual([]);
});
