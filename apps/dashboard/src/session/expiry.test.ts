import { createClient } from '@sitelens/api-client';
import { tokenInfoQuery } from '@sitelens/api-client/endpoints';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { afterRefusal, endSession, saysTimedOut, signInHref, signUpHref, withTimeout } from './expiry.ts';

test('a time-out is said in the address, and keeps what it says else', () => {
  const marked = withTimeout({ pathname: '/dashboard', search: '?page=2' });
  expect(marked).toBe('/dashboard?page=2&auth=timeout');
  expect(saysTimedOut(new URLSearchParams('page=2&auth=timeout'))).toBe(true);
  expect(saysTimedOut(new URLSearchParams('auth=else'))).toBe(false);
});

test('signing in leads back to the same place, without the mark', () => {
  expect(signInHref({ pathname: '/dashboard/projects/1', search: '?auth=timeout&page=2' })).toBe(
    '/oauth2/authorization/auth0?originUrl=%2Fdashboard%2Fprojects%2F1%3Fpage%3D2',
  );
  expect(signInHref({ pathname: '/dashboard', search: '?auth=timeout' })).toBe(
    '/oauth2/authorization/auth0?originUrl=%2Fdashboard',
  );
});

test.each(['//elsewhere.example/dashboard', '/\\\\elsewhere.example', '//user@elsewhere.example'])(
  'a path that leads elsewhere is not come back to: %s',
  (pathname) => {
    const home = 'originUrl=%2Fdashboard';
    expect(signInHref({ pathname, search: '?page=2' })).toBe(`/oauth2/authorization/auth0?${home}`);
    expect(signUpHref({ pathname, search: '' })).toBe(`/oauth2/authorization/auth0-signup?${home}`);
  },
);

test('only a session that there was can end', () => {
  const services = { client: createClient({ baseUrl: '' }), queryClient: new QueryClient() };
  const { queryKey } = tokenInfoQuery(services.client);
  expect(endSession(services)).toBe(false);
  services.queryClient.setQueryData(queryKey, { authenticated: true });
  expect(endSession(services)).toBe(true);
  expect(services.queryClient.getQueryData(queryKey)).toEqual({ authenticated: false });
  expect(endSession(services)).toBe(false);
});

test('signing up leads back to the same place', () => {
  expect(signUpHref({ pathname: '/projects/1', search: '?filterImpact=critical' })).toBe(
    '/oauth2/authorization/auth0-signup?originUrl=%2Fprojects%2F1%3FfilterImpact%3Dcritical',
  );
});

test('a 401 ends the session everywhere, and leads to the login in the dashboard only', () => {
  const at = (pathname: string, authenticated: boolean) => {
    const services = { client: createClient({ baseUrl: '' }), queryClient: new QueryClient() };
    const { queryKey } = tokenInfoQuery(services.client);
    services.queryClient.setQueryData(queryKey, { authenticated });
    const next = afterRefusal(services, { pathname, search: '?page=2' });
    return [next, services.queryClient.getQueryData(queryKey)?.authenticated];
  };
  expect(at('/dashboard/projects/1', true)).toEqual(['/dashboard/projects/1?page=2&auth=timeout', false]);
  expect(at('/dashboard/projects/1', false)).toEqual([undefined, false]);
  expect(at('/projects/1', true)).toEqual([undefined, false]);
  expect(at('/projects/1', false)).toEqual([undefined, false]);
});
