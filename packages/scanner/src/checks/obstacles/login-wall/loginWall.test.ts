import { expect, test } from 'vitest';
import { answered, artifacts, bareDocument, redirected, seenDocument } from '../artifacts.testing.ts';
import { findLoginWall } from './loginWall.ts';

const WALL = { kind: 'LOGIN_WALL' };

test.each([
  ['Basic realm="<b>Staff</b>"', 'HTTP Basic authentication'],
  ['  digest realm=x, nonce=y', 'HTTP Digest authentication'],
  ['Bearer', 'HTTP Bearer authentication'],
  ['NTLM', 'HTTP NTLM authentication'],
])('an answer that asks for %s is a wall', (header, name) => {
  expect(findLoginWall(answered(401, { 'www-authenticate': header }))).toEqual({ ...WALL, name });
  expect(findLoginWall(answered(403, { 'www-authenticate': header }))).toEqual({ ...WALL, name });
});

test('401 is a wall by itself, whatever a scheme of its own is called; 403 is none, nor is any other status', () => {
  expect(findLoginWall(answered(401))).toEqual(WALL);
  expect(findLoginWall(answered(401, { 'www-authenticate': 'Hostile<script> x' }))).toEqual(WALL);
  expect(findLoginWall(answered(403))).toBeUndefined();
  expect(findLoginWall(answered(404, { 'www-authenticate': 'Basic' }))).toBeUndefined();
  expect(findLoginWall(answered(500))).toBeUndefined();
});

test.each([
  ['https://login.microsoftonline.com/common/oauth2/authorize?client_id=1', 'Microsoft Entra ID'],
  ['https://accounts.google.com/v3/signin', 'Google'],
  ['https://example.okta.com/app/x', 'Okta'],
  ['https://example.eu.auth0.com/u/login', 'Auth0'],
  ['https://team.cloudflareaccess.com/cdn-cgi/access/login/x', 'Cloudflare Access'],
  ['https://id.example.com/realms/main/protocol/openid-connect/auth?x=1', 'Keycloak'],
  ['https://www.example.com/blog/wp-login.php?redirect_to=x', 'WordPress'],
])('a page that leads to %s is behind %s', (to, name) => {
  expect(findLoginWall(redirected(to))).toEqual({ ...WALL, name });
});

test.each([
  'https://www.example.com/login',
  'https://www.example.com/en/sign-in/',
  'https://www.example.com/users/sign_in',
  'https://app.example.com/Account/Login.aspx?ReturnUrl=%2Fprices',
  'https://www.example.com/anmelden',
])('a page that leads to %s is behind a login', (to) => {
  expect(findLoginWall(redirected(to))).toEqual(WALL);
});

test.each([
  ['another page', 'https://www.example.com/start', {}],
  ['a page that is about logging in', 'https://www.example.com/login/how-it-works', {}],
  ['a login, for good', 'https://www.example.com/login', { status: 301 }],
  ['a login, for good and as it came', 'https://www.example.com/login', { status: 308 }],
  ['a login, from a login', 'https://www.example.com/login', { from: 'https://www.example.com/signin' }],
  ['a login, on the way out', 'https://www.example.com/login', { from: 'https://www.example.com/logout' }],
  ['a login, from a sign-up', 'https://www.example.com/login', { from: 'https://www.example.com/register' }],
  ['no address at all', 'https://', {}],
  ['a host that only looks like one', 'https://accounts.google.com.evil.example/x', {}],
])('a page that leads to %s is behind nothing', (_, to, from) => {
  expect(findLoginWall(redirected(to, from))).toBeUndefined();
});

test('a page whose script leads to a login is behind it', () => {
  expect(findLoginWall(redirected('https://www.example.com/login', { status: 200 }))).toEqual(WALL);
});

test('even a move for good is a wall where the login says where to go on', () => {
  expect(findLoginWall(redirected('https://www.example.com/login?next=/prices', { status: 301 }))).toEqual(
    WALL,
  );
});

test('a page that is hardly more than a password form is a wall', () => {
  const form = bareDocument({ passwordFields: 1, otherFields: 1 });
  expect(findLoginWall(artifacts({ seen: form }))).toEqual(WALL);
});

test.each([
  ['a small login form beside content', seenDocument({ passwordFields: 1, otherFields: 2 })],
  ['a form to sign up', bareDocument({ passwordFields: 2, otherFields: 7 })],
  ['no password', bareDocument({ otherFields: 1 })],
])('%s is none', (_, seen) => {
  expect(findLoginWall(artifacts({ seen }))).toBeUndefined();
});

test('a login that was asked for by its own address is none', () => {
  const seen = bareDocument({ passwordFields: 1, url: 'https://www.example.com/login' });
  expect(findLoginWall(artifacts({ requestedUrl: 'https://www.example.com/login', seen }))).toBeUndefined();
});

test('a login that a script shows in the place of the page is a wall, whatever is around it', () => {
  const url = 'https://www.example.com/login?from=/prices';
  expect(findLoginWall(artifacts({ seen: seenDocument({ passwordFields: 1, url }) }))).toEqual(WALL);
  expect(findLoginWall(artifacts({ seen: seenDocument({ passwordFields: 0, url }) }))).toBeUndefined();
});
