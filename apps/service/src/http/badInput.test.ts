import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FinishedScan, finishedScan } from './finishedScan.testing.ts';
import { problemOf } from './problemOf.testing.ts';
import { type SignedIn, signInAs } from './signInAs.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';

let server: TestServer;
let dana: SignedIn;
let scan: FinishedScan;

beforeAll(async () => {
  server = await startTestServer();
  dana = await signInAs(server, 'dana');
  scan = await finishedScan(server, dana.account.organisationId);
});

afterAll(() => server.close());

const UNKNOWN = '0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f6';
const create = (body: unknown) => dana.browser.call('POST', '/api/v1/projects', body);

describe('a new project', () => {
  it.each([
    ['', 'invalid-url'],
    ['ftp://example.com/', 'invalid-url'],
    ['javascript:alert(1)', 'invalid-url'],
    ['http://', 'invalid-url'],
    ['shop', 'missing-top-level-domain'],
    ['http://93.184.215.14/', 'missing-top-level-domain'],
    ['localhost', 'local-host-url'],
    ['http://127.0.0.1:4800/', 'local-host-url'],
    ['http://0x7f.1/', 'local-host-url'],
    ['http://2130706433/', 'local-host-url'],
    ['http://[::ffff:10.0.0.1]/', 'local-host-url'],
    ['http://printer.local/', 'local-host-url'],
  ])('with the start URL %j is refused as %s', async (startUrl, key) => {
    const problem = await problemOf(await create({ name: 'Shop', startUrl }));
    expect(problem).toMatchObject({
      status: 400,
      type: `/problems/${key}`,
      instance: '/api/v1/projects',
      errors: [{ field: 'startUrl', type: `/problems/${key}` }],
    });
  });

  it.each(['', '   ', '\u200b \u200e', 'a\u0000b', 'x'.repeat(201)])(
    'with the name %j is refused',
    async (name) => {
      expect(await problemOf(await create({ name, startUrl: 'https://www.example.com' }))).toMatchObject({
        status: 400,
        type: '/problems/invalid-project-name',
        errors: [{ field: 'name' }],
      });
    },
  );

  it('with two wrong fields names both', async () => {
    const problem = await problemOf(await create({ name: ' ', startUrl: 'http://10.0.0.1' }));
    expect(problem.errors?.map(({ field, type }) => [field, type])).toEqual([
      ['name', '/problems/invalid-project-name'],
      ['startUrl', '/problems/local-host-url'],
    ]);
  });

  it.each([
    [{ name: 'Shop' }, 'startUrl'],
    [{ name: 7, startUrl: 'https://www.example.com' }, 'name'],
    [{ name: 'Shop', startUrl: 'https://www.example.com', maxPages: '10' }, 'maxPages'],
    [{ name: 'Shop', startUrl: 'https://www.example.com', maxPages: 0 }, 'maxPages'],
    [{ name: 'Shop', startUrl: 'https://www.example.com', maxSimultaneousPages: 11 }, 'maxSimultaneousPages'],
    [{ name: 'Shop', startUrl: 'https://www.example.com', organisationId: UNKNOWN }, 'organisationId'],
    [{ name: 'Shop', startUrl: 'https://www.example.com', allowedDomains: ['*'] }, 'allowedDomains'],
    [{ name: 'Shop', startUrl: 'https://www.example.com', allowedDomains: ['a/b'] }, 'allowedDomains'],
  ])('%j is refused at %s', async (body, field) => {
    const problem = await problemOf(await create(body));
    expect(problem.status).toBe(400);
    expect(problem.errors?.[0]).toMatchObject({ field, detail: expect.stringMatching(/\S/) });
  });

  it.each([null, [], 'text', 7])('that is %j is refused', async (body) => {
    expect((await problemOf(await create(body))).status).toBe(400);
  });
});

describe('a body', () => {
  const send = (body: string, type = 'application/json') =>
    dana.browser.request('/api/v1/projects', {
      method: 'POST',
      headers: { origin: server.origin, 'content-type': type },
      body,
    });

  it('that is not JSON is a 400', async () => {
    expect(await problemOf(await send('{"name":'))).toMatchObject({ type: '/problems/invalid-json' });
    expect(await problemOf(await send(''))).toMatchObject({ type: '/problems/invalid-json' });
  });

  it('that would change the prototype is a 400', async () => {
    expect(
      (await send('{"__proto__":{"role":"OWNER"},"name":"x","startUrl":"https://a.example"}')).status,
    ).toBe(400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of type %s is a 415',
    async (type) => {
      expect(await problemOf(await send('name=x', type))).toMatchObject({ status: 415 });
    },
  );

  it('that is too large is a 413', async () => {
    expect(await problemOf(await send(JSON.stringify('x'.repeat(300_000))))).toMatchObject({ status: 413 });
  });

  it('that names another project than the address is a 400', async () => {
    const path = `/api/v1/projects/${scan.projectId}`;
    const wrong = { projectId: UNKNOWN };
    expect(await problemOf(await dana.browser.call('DELETE', path, wrong))).toMatchObject({
      type: '/problems/project-mismatch',
    });
    expect((await dana.browser.call('POST', `${path}/scans`, wrong)).status).toBe(400);
    expect((await dana.browser.request(path)).status).toBe(200);
  });
});

describe('paging', () => {
  it.each([
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=',
    'page=1000001',
    'page=1&page=2',
    'size=100000',
    'size=0',
    'size=11',
    'orderBy=drop%20table',
    'orderBy=id',
    'order=up',
    'unknown=1',
  ])('with ?%s is a 400 that says what is accepted', async (query) => {
    const path = `/api/v1/projects/${scan.projectId}/scans/${scan.scanId}/accessibility/image-alt?${query}`;
    const problem = await problemOf(await dana.browser.request(path));
    expect(problem).toMatchObject({ status: 400, type: '/problems/invalid-request' });
    expect(problem.errors).toEqual([
      { field: query.split('=')[0], type: '/problems/invalid-value', detail: expect.stringMatching(/\.$/) },
    ]);
  });

  it.each(['/api/v1/projects/scans/latest', '/api/v1/tokeninfo', '/api/v1/users/current'])(
    'of %s, which takes none, is refused as well',
    async (path) => {
      const problem = await problemOf(await dana.browser.request(`${path}?orderBy=name`));
      expect(problem).toMatchObject({ status: 400, errors: [{ field: 'orderBy' }] });
    },
  );

  it('beyond the end is an empty page', async () => {
    const path = `/api/v1/projects/${scan.projectId}/scans/${scan.scanId}/accessibility/categories?page=1000000`;
    const response = await dana.browser.request(path);
    expect(await response.json()).toMatchObject({ data: [], paginationDetails: { totalRecords: 2 } });
  });
});

describe('a filter', () => {
  const scanPath = () => `/api/v1/projects/${scan.projectId}/scans/${scan.scanId}/accessibility`;
  const LISTS = [
    ['categories', 'filterImpact'],
    ['categories', 'filterTags'],
    ['categories', 'filterDisabilitiesAffected'],
    ['categories', 'filterSinceLastScan'],
    ['image-alt', 'filterSinceLastScan'],
    ['pages/PAGE/image-alt', 'filterSinceLastScan'],
    ['pages/PAGE/image-alt/boxes', 'filterSinceLastScan'],
  ] as const;
  const read = (list: string, query: string) =>
    dana.browser.request(`${scanPath()}/${list.replace('PAGE', scan.pageId)}?${query}`);

  it.each(LISTS)('of %s by %s that nothing has lets nothing through', async (list, name) => {
    for (const value of [
      'made-up',
      'CRITICAL',
      '\u0000',
      'a\u0000b,\ud83d\ude00',
      "critical' or '1'='1",
      '{critical}',
      '"; drop table issues; --',
      '__proto__,constructor,toString',
      'x'.repeat(1_000),
      Array(500).fill('x').join(','),
    ]) {
      const response = await read(list, `${name}=${encodeURIComponent(value)}`);
      expect(response.status, value).toBe(200);
      const { data, content, totalElements, paginationDetails } = await response.json();
      expect(data ?? content, value).toEqual([]);
      expect(totalElements ?? paginationDetails.totalRecords, value).toBe(0);
    }
  });

  it.each(LISTS)('of %s by %s that is empty lets everything through', async (list, name) => {
    const { facets: _, ...whole } = await (await read(list, '')).json();
    for (const value of ['', ',', '%20,%20,']) {
      expect(await (await read(list, `${name}=${value}`)).json(), value).toMatchObject(whole);
    }
  });

  it.each(LISTS)('of %s by %s that is too long or stands there twice is a 400', async (list, name) => {
    for (const query of [`${name}=${'x'.repeat(1_001)}`, `${name}=critical&${name}=NEW`]) {
      const problem = await problemOf(await read(list, query));
      expect(problem).toMatchObject({ status: 400, errors: [{ field: name }] });
    }
  });

  it.each([
    ['categories', 'orderBy=pageUrl', 'orderBy'],
    ['categories', 'order=sideways', 'order'],
    ['categories', 'filterimpact=critical', 'filterimpact'],
    ['image-alt', 'filterImpact=critical', 'filterImpact'],
    ['pages/PAGE/image-alt/boxes', 'page=1', 'page'],
  ])('of %s with ?%s, which it does not take, is a 400', async (list, query, field) => {
    const problem = await problemOf(await read(list, query));
    expect(problem).toMatchObject({ status: 400, errors: [{ field }] });
  });
});

describe('an id', () => {
  it.each([
    UNKNOWN,
    'abc',
    '1',
    "' or 1=1--",
    `urn:uuid:${UNKNOWN}`,
    '%00',
    '..%2f..%2fetc%2fpasswd',
    'x'.repeat(300),
  ])('%s that nothing has is a 404', async (id) => {
    const encoded = id.includes('%') ? id : encodeURIComponent(id);
    for (const path of [
      `/api/v1/projects/${encoded}`,
      `/api/v1/projects/${scan.projectId}/scans/${encoded}`,
      `/api/v1/projects/${scan.projectId}/scans/${scan.scanId}/pages/${encoded}`,
      `/api/v1/projects/${scan.projectId}/scans/${scan.scanId}/accessibility/pages/${encoded}/image-alt`,
      `/api/v1/projects/${scan.projectId}/scans/${scan.scanId}/accessibility/pages/${encoded}/image-alt/boxes`,
      `/api/v1/projects/${scan.projectId}/scans/${scan.scanId}/mobile-friendly/pages/${encoded}/h1-below-fold`,
      `/api/v1/projects/${scan.projectId}/scans/${encoded}/site-audit/count-by-issue-type`,
      `/api/v1/projects/${scan.projectId}/scans/${encoded}/issues/missing-title`,
    ]) {
      expect((await problemOf(await dana.browser.request(path))).status, path).toBe(404);
    }
  });

  it('of a rule that nothing failed gives an empty list; one that no rule has, a 404', async () => {
    const path = `/api/v1/projects/${scan.projectId}/scans/${scan.scanId}/accessibility`;
    const empty = await dana.browser.request(`${path}/valid-lang`);
    expect(await empty.json()).toMatchObject({ content: [], totalElements: 0, rule: { totalIssues: 0 } });
    const problem = await problemOf(await dana.browser.request(`${path}/made-up`));
    expect(problem).toMatchObject({ status: 404, type: '/problems/rule-not-found' });
    expect((await dana.browser.request(`${path}/Drop%20Table`)).status).toBe(404);
  });

  it('of one kind of findings is none of the other', async () => {
    const path = `/api/v1/projects/${scan.projectId}/scans/${scan.scanId}`;
    for (const of of ['/', `/pages/${scan.pageId}/`]) {
      for (const part of of === '/' ? [''] : ['', '/boxes']) {
        const rule = await dana.browser.request(`${path}/accessibility${of}tap-target-too-small${part}`);
        expect(await problemOf(rule)).toMatchObject({ status: 404, type: '/problems/rule-not-found' });
        for (const id of ['image-alt', 'made-up', 'constructor']) {
          const issue = await dana.browser.request(`${path}/mobile-friendly${of}${id}${part}`);
          expect(await problemOf(issue)).toMatchObject({ status: 404, type: '/problems/issue-not-found' });
        }
      }
    }
  });

  it.each(['made-up', 'BROKEN_LINK', 'broken_link', 'constructor', '%00', "' or 1=1--"])(
    'of a type of site-audit issue that is %s is a 400',
    async (type) => {
      const path = `/api/v1/projects/${scan.projectId}/scans/${scan.scanId}/issues`;
      const encoded = type.includes('%') ? type : encodeURIComponent(type);
      const problem = await problemOf(await dana.browser.request(`${path}/${encoded}`));
      expect(problem).toMatchObject({ status: 400, type: '/problems/unknown-issue-type' });
    },
  );
});

describe('an address', () => {
  it.each([
    '/api',
    '/api/v1',
    '/api/v1/unknown',
    '/api/v2/projects',
    '/files',
    '/files/x',
    '/oauth2/x',
    '/login',
  ])('%s that does not exist is a 404 problem', async (path) => {
    expect((await problemOf(await dana.browser.request(path))).status).toBe(404);
  });

  it('that does not take a method says which it takes', async () => {
    const response = await dana.browser.call('PATCH', `/api/v1/projects/${scan.projectId}`, {});
    expect(response.headers.get('allow')).toBe('GET, PUT, DELETE, HEAD');
    expect((await problemOf(response)).status).toBe(405);
  });

  it.each(['/%', '/%zz', '/api/v1/projects/%'])('%s that cannot be decoded is a 4xx', async (path) => {
    const response = await dana.browser.request(path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});

it('a second scan of a project while one runs is a 409', async () => {
  const project = await (await create({ name: 'Shop', startUrl: 'https://www.example.org' })).json();
  const start = () =>
    dana.browser.call('POST', `/api/v1/projects/${project.id}/scans`, { projectId: project.id });
  expect((await start()).status).toBe(201);
  expect(await problemOf(await start())).toMatchObject({
    status: 409,
    type: '/problems/scan-already-running',
  });
});
