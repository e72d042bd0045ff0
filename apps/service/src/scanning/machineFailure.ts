import { BrowserLaunchError } from '@sitelens/scanner';

/** Nothing can be kept: no space, a quota, a disk that is read-only or broken, or no right to write. */
const WITHOUT_STORAGE = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM'];

/** Whether this machine would fail on every other page alike, so that a scan had better end. */
export function isOfWholeMachine(error: unknown): boolean {
  if (error instanceof BrowserLaunchError) return true;
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    WITHOUT_STORAGE.includes(error.code)
  );
}
