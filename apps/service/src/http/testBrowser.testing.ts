import { DEMO_ACCOUNT } from '../sign-in/provider/demoAccount.ts';

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** A browser as far as HTTP goes: keeps cookies by path, sends Origin and Sec-Fetch-Site as one does. */
export interface TestBrowser {
  /** By name; those that hold for a part of the site alone by name and path. */
  readonly cookies: Map<string, Cookie>;
  /** One request to a path of the origin; redirects are handed back. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** A state-changing call from the dashboard's own page. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
  /** Follows redirects on the origin, as a navigation does; the answer, and where it came from. */
  navigate(path: string, init?: RequestInit): Promise<{ response: Response; path: string }>;
  submit(
    path: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<{ response: Response; path: string }>;
  /** Signs in with the demo account, through every page; ends where the sign-in leads. */
  signIn(originUrl?: string): Promise<{ response: Response; path: string }>;
}

export function createTestBrowser(origin: string): TestBrowser {
  const cookies = new Map<string, Cookie>();

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const fitting = [...cookies.values()].filter((cookie) => path.startsWith(cookie.path));
    const line = fitting.map(({ name, value }) => `${name}=${value}`).join('; ');
    if (line !== '' && !headers.has('cookie')) headers.set('cookie', line);
    const response = await fetch(`${origin}${path}`, { ...init, headers, redirect: 'manual' });
    for (const header of response.headers.getSetCookie()) keep(cookies, header);
    return response;
  }

  async function navigate(start: string, init?: RequestInit) {
    let path = start;
    let response = await request(path, init);
    for (let hops = 0; hops < 10; hops++) {
      const location = response.headers.get('location');
      if (location === null || response.status < 300 || response.status >= 400) break;
      const next = new URL(location, origin);
      if (next.origin !== origin) break;
      path = `${next.pathname}${next.search}${next.hash}`;
      response = await request(path.split('#', 1)[0] ?? path);
    }
    return { response, path };
  }

  const submit = (path: string, fields: Readonly<Record<string, string>>) =>
    navigate(path, { method: 'POST', headers: sameOrigin(origin), body: new URLSearchParams(fields) });

  return {
    cookies,
    request,
    navigate,
    submit,
    call: (method, path, body) =>
      request(path, {
        method,
        headers: {
          ...sameOrigin(origin),
          // As the client does: a DELETE without a body has no type either.
          ...((method !== 'DELETE' || body !== undefined) && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    signIn: async (originUrl = '/dashboard') => {
      const form = await navigate(`/oauth2/authorization/auth0?${new URLSearchParams({ originUrl })}`);
      return submit(form.path, { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
    },
  };
}

export function sameOrigin(origin: string): Record<string, string> {
  return { origin, 'sec-fetch-site': 'same-origin' };
}

function keep(cookies: Map<string, Cookie>, header: string): void {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  const attribute = (wanted: string) =>
    attributes.find((entry) => entry.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
  const expires = attribute('expires');
  const isGone = attribute('max-age') === '0' || (expires !== undefined && Date.parse(expires) <= Date.now());
  const path = attribute('path') ?? '/';
  const key = path === '/' ? name : `${name} ${path}`;
  if (isGone) cookies.delete(key);
  else cookies.set(key, { name, value, path });
}
