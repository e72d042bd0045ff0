/** An id of the API's form that says what it names and stays the same each time the golden scan is made. */
export function goldenId(
  kind: 'project' | 'scan' | 'page' | 'subscription' | 'user' | 'organisation',
  index: number,
): string {
  const kinds = { project: 1, scan: 2, page: 3, subscription: 4, user: 5, organisation: 6 };
  return `00000000-0000-7000-800${kinds[kind]}-${String(index).padStart(12, '0')}`;
}

export const PROJECT_ID = goldenId('project', 0);
export const SCAN_ID = goldenId('scan', 0);
