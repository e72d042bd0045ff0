/** The calls that the contract opens to visitors: `GET`, below one project, who is signed in, and what is offered. */
export function isOpenToVisitors(request: string): boolean {
  return /^GET \/api\/v1\/(tokeninfo|installation|projects\/(?!scans\/latest)[^?]+)$/.test(request);
}
