import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The scanner asked for the address and learnt nothing about it: there was no answer in time, the connection or its encryption failed, redirects led in a circle, or the server answered that it was asked too often (`429`) or that it does not serve programs (`999`). Addresses of private networks are not asked at all. It may work for your visitors: look yourself.',
  ],
  hurts: [
    {
      who: 'Visitors',
      how: 'wait for a page that may never come, or are warned by their browser that the connection is not safe.',
    },
    {
      who: 'People with older devices',
      how: 'are the first to be shut out by certificates and encryption that are set up wrongly.',
    },
  ],
  find: [
    'Open the address in a private window. The table says what failed.',
    'If it works for you, the server may refuse programs, or may have been busy while it was scanned.',
  ],
  fix: [
    'If it does not open for you either, treat it as a broken link: correct its address or remove it.',
    'If the browser warns of the certificate, it has expired or is for another name: renew it, if the server is yours, and let it be renewed by a program from then on.',
    'If redirects lead in a circle, look at rules that contradict each other, such as one that adds a slash and one that takes it away.',
    'If your own server answers `429` or is slow to answer, it has too little room for its visitors: make pages cheaper to build, or cache them.',
    'If another site refuses programs and opens for you, leave the link as it is.',
  ],
  examples: [
    {
      title: 'A site that is gone',
      before: '<a href="http://old-partner.example/">Our partner</a>',
      after: '<a href="https://www.new-partner.example/">Our partner</a>',
    },
  ],
  check: [
    'Open the address again in a private window, and with another connection, such as that of a phone.',
    'Scan the site again at a quieter hour.',
  ],
  standards: [
    { name: 'RFC 6585: 429 Too Many Requests', url: 'https://www.rfc-editor.org/rfc/rfc6585.html#section-4' },
    {
      name: 'RFC 9110, HTTP: redirection (3xx)',
      url: 'https://www.rfc-editor.org/rfc/rfc9110.html#section-15.4',
    },
  ],
};
