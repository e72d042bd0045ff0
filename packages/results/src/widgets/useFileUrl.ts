import { useCallback } from 'react';
import { useSitelensClient } from './SitelensClientContext.ts';

/** Where the browser finds a picture: beside the API, which may be another origin than the page. */
export function useFileUrl(): (fileName: string) => string {
  const { baseUrl } = useSitelensClient();
  return useCallback(
    (fileName) => (fileName.startsWith('/') ? `${baseUrl}${fileName}` : fileName),
    [baseUrl],
  );
}
