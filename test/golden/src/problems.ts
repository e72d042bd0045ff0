import { HttpResponse } from 'msw';

/** An answer that is a problem (RFC 9457), by its key. */
function problem(key: string, title: string, status: number) {
  return HttpResponse.json({ type: `/problems/${key}`, title, status }, { status });
}

export const notFound = () => problem('not-found', 'Not found', 404);

export const unauthenticated = () => problem('unauthenticated', 'Not signed in', 401);

export const unknownIssueType = () => problem('unknown-issue-type', 'There is no such type of issue', 400);
