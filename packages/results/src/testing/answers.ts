import { goldenHandlers } from '@sitelens/golden';
import { delay, HttpResponse, http } from 'msw';

/** For stories and tests: what a call may meet with instead of data. Put before the golden handlers. */

const API = '*/api/v1';

/** Never answers, so that what is shown meanwhile can be looked at. */
export function neverAnswers(path: string) {
  return http.get(`${API}${path}`, async () => {
    await delay('infinite');
  });
}

/** Breaks on the server, however often it is asked. */
export function breaks(path: string) {
  return http.get(`${API}${path}`, () => new HttpResponse(null, { status: 500 }));
}

/** A service with a bad moment: breaks until it is mended, anew for each time that the story is shown. */
export function breaksAtFirst(path: string) {
  let isBroken = true;
  return {
    handler: http.get(`${API}${path}`, () =>
      isBroken ? new HttpResponse(null, { status: 500 }) : undefined,
    ),
    beforeEach: () => {
      isBroken = true;
    },
    mend: () => {
      isBroken = false;
    },
  };
}

/** Is not for this reader. */
export function forbids(path: string) {
  return http.get(`${API}${path}`, () => new HttpResponse(null, { status: 403 }));
}

/** Says that there is no such thing. */
export function knowsNothingOf(path: string) {
  return http.get(`${API}${path}`, () =>
    HttpResponse.json({ type: '/problems/not-found', title: 'Not found', status: 404 }, { status: 404 }),
  );
}

/** Answers with JSON. */
export function answers(path: string, body: object) {
  return http.get(`${API}${path}`, () => HttpResponse.json(body));
}

/** A story's parameters: these answers first, and the golden scan's for all other calls. */
export function withAnswer(...first: typeof goldenHandlers) {
  return { msw: { handlers: [...first, ...goldenHandlers] } };
}
