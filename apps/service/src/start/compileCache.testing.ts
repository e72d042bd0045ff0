import { fileURLToPath } from 'node:url';

/** For processes that tests start from source: each would compile all of it anew. */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(
    new URL('../../../../node_modules/.cache/sitelens-tests', import.meta.url),
  ),
};
