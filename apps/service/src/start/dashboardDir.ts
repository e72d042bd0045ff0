import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ownManifest = findPackageJSON('.', import.meta.url);
const ownFolder = dirname(ownManifest ?? fileURLToPath(import.meta.url));

/** Where the dashboard's build lies: beside this workspace, whether the service runs from source or built. */
export const dashboardDir = join(ownFolder, '..', 'dashboard', 'dist');
