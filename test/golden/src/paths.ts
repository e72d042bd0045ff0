/** Paths of the API as msw matches them, on whatever origin. */
export const API = '*/api/v1';
export const PROJECT_PATH = `${API}/projects/:projectId`;
export const SCAN_PATH = `${PROJECT_PATH}/scans/:scanId`;
