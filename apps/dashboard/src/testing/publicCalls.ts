/** The calls that the contract opens to visitors: `GET`, below one project, and who is signed in. */
export function isOpenToVisitors(request: string): boolean {
  return /^GET \/api\/v1\/(tokeninfo|projects\/(?!scans\/latest)[^?]+)$/.test(request);
}
