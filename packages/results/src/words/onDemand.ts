import { createWords } from '@sitelens/ui/words';

/** Words of the parts that are loaded on demand. */
const onDemandWords = {
  failed: 'This part could not be loaded',
  retryDetail: 'Check your connection, then try again.',
  reloadDetail:
    'Check your connection, then reload the page. Some browsers do not fetch a part again until then.',
  reload: 'Reload the page',
} as const;

export const useOnDemandWords = createWords('results', { onDemand: onDemandWords });
