import { createWords } from '@sitelens/ui/words';

/** Words of the code viewer. */
const snippetWords = {
  showAll: 'Show all {{count}} characters',
  showLess: 'Show less',
  copy: 'Copy',
  copied: 'Copied',
  copiedWhole: 'Copied to the clipboard.',
  notCopied: 'Your browser did not let us copy. Copy the text from the prompt instead.',
  copyByHand: 'Copy the text:',
  empty: 'There is no code to show.',
  cutBefore: 'The beginning is left out.',
  failingStart: 'Failing part:',
  failingEnd: 'End of the failing part.',
} as const;

export const useSnippetWords = createWords('results', { snippet: snippetWords });
