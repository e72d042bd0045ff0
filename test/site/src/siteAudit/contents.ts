import type { PlantedSiteAuditIssue } from '../plantedSiteAuditIssue.ts';

const KNOTS = ['/journal/knots', '/journal/knots-continued'] as const;

/** What titles, descriptions and headings say, or don't. */
export const contents: readonly PlantedSiteAuditIssue[] = [
  { type: 'MISSING_TITLE', details: { page_url: '/help/warranty' } },
  { type: 'TITLE_TOO_SHORT', details: length('Privacy · Harbour & Pine', '/legal/privacy') },
  {
    type: 'TITLE_TOO_LONG',
    details: length(
      'Careers above the chandlery: we look for a seam taper and for a winter guide · Harbour & Pine',
      '/careers',
    ),
  },
  { type: 'MISSING_META_DESCRIPTION', details: { page_url: '/account/sign-in' } },
  {
    type: 'DESCRIPTION_TOO_SHORT',
    details: length('You order, we pack, the boat takes it.', '/legal/terms'),
  },
  {
    type: 'DESCRIPTION_TOO_LONG',
    details: length(
      'Pictures that our customers have taken with cold fingers: the coast at low water in June, the lake in ' +
        'October when the hills are brown, the north wood in May, and a hut in the snow that is worth the whole climb.',
      '/gallery',
    ),
  },
  duplicate('DUPLICATE_TITLE_TAGS', 'Two knots that hold a tent in a storm · Harbour & Pine'),
  duplicate(
    'DUPLICATE_META_DESCRIPTION_TAGS',
    'Two knots are enough for a tent in a storm: how to tie each of them with cold hands, when to use which, and ' +
      'how to get them open again afterwards.',
  ),
  duplicate('DUPLICATE_H1_TAGS', 'Two knots that hold'),
  duplicate('DUPLICATE_META_OG_TITLE_TAGS', 'Two knots that hold'),
  duplicate('DUPLICATE_META_OG_DESCRIPTION_TAGS', 'How to tie them with cold hands.'),
  {
    type: 'DUPLICATE_H1_AND_TITLE_VALUE',
    details: { content: 'What it takes to open the winter hut in November', page_url: '/journal/winter-hut' },
  },
  { type: 'MISSING_H1_TAG_ON_PAGE', details: { page_url: '/about/materials' } },
  {
    type: 'MULTIPLE_H1_TAGS_ON_PAGE',
    details: {
      page_url: '/events/winter-fair',
      html: ['<h1>The winter fair</h1>', '<h1 id="second-heading">How to get there</h1>'],
    },
  },
  heading('h4', 'Reading the tide', 'h2', '/journal/kayak-loop'),
  heading('h5', 'Descent', 'h2', '/journal/night-on-the-ridge'),
];

function length(content: string, page_url: string) {
  return { content, content_length: String(content.length), page_url };
}

function duplicate(
  type: Extract<PlantedSiteAuditIssue, { type: `DUPLICATE_${string}_TAGS` }>['type'],
  content: string,
): PlantedSiteAuditIssue {
  return { type, details: { content, page_urls: KNOTS } };
}

function heading(
  name: string,
  heading_text: string,
  not_expected_after: string,
  page_url: string,
): PlantedSiteAuditIssue {
  return { type: 'H_TAG_HIERARCHY', details: { heading: name, heading_text, not_expected_after, page_url } };
}
