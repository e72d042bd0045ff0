import type { HeadArtifacts, MetaTag } from '../../../gather/siteAuditArtifacts.ts';
import type { SiteAuditCheck } from '../check.ts';
import type { SiteAuditRecord } from '../record.ts';
import { type MultipleType, multipleRecord } from './multipleRecord.ts';

interface MediumTypes {
  /** Of several pictures or films. */
  readonly several: MultipleType;
  /** Of several of one property for one of them. */
  readonly properties: Readonly<Record<string, MultipleType>>;
}

const IMAGE: MediumTypes = {
  several: 'MULTIPLE_META_OG_IMAGE_TAGS',
  properties: {
    alt: 'MULTIPLE_META_OG_IMAGE_ALT_TAGS',
    height: 'MULTIPLE_META_OG_IMAGE_HEIGHT_TAGS',
    width: 'MULTIPLE_META_OG_IMAGE_WIDTH_TAGS',
    secure_url: 'MULTIPLE_META_OG_IMAGE_SECURE_URL_TAGS',
    type: 'MULTIPLE_META_OG_IMAGE_TYPE_TAGS',
    url: 'MULTIPLE_META_OG_IMAGE_URL_TAGS',
  },
};

const VIDEO: MediumTypes = {
  several: 'MULTIPLE_META_OG_VIDEO_TAGS',
  properties: {
    alt: 'MULTIPLE_META_OG_VIDEO_ALT_TAGS',
    height: 'MULTIPLE_META_OG_VIDEO_HEIGHT_TAGS',
    width: 'MULTIPLE_META_OG_VIDEO_WIDTH_TAGS',
    secure_url: 'MULTIPLE_META_OG_VIDEO_SECURE_URL_TAGS',
    type: 'MULTIPLE_META_OG_VIDEO_TYPE_TAGS',
    url: 'MULTIPLE_META_OG_VIDEO_URL_TAGS',
  },
};

const SINGLE: Readonly<Record<string, MultipleType>> = {
  'og:title': 'MULTIPLE_META_OG_TITLE_TAGS',
  'og:description': 'MULTIPLE_META_OG_DESCRIPTION_TAGS',
  'og:url': 'MULTIPLE_META_OG_URL_TAGS',
};

/** Whether a tag has that property; many write `name` for it, and readers take both. */
export function isOpenGraph({ name, property }: MetaTag, key: string): boolean {
  return property === key || name === key;
}

/**
 * Open Graph tags (ogp.me). Of title, description and address there is one. Pictures and films may be several
 * by the protocol, but who shares the page can't choose; so that is an issue too. What describes one, such as
 * its width, belongs to the one before it, and only several for the same are an issue.
 */
export const openGraphCheck: SiteAuditCheck = {
  issueTypes: [
    ...Object.values(SINGLE),
    ...[IMAGE, VIDEO].flatMap(({ several, properties }) => [several, ...Object.values(properties)]),
  ],
  reads: 'RAW_HTML',
  find: (raw, pageUrl) => [
    ...Object.entries(SINGLE).flatMap(([key, issueType]) => {
      const tags = raw.metas.filter((meta) => isOpenGraph(meta, key));
      return multipleRecord(issueType, markup(tags), pageUrl);
    }),
    ...findMedium(raw, 'og:image', IMAGE, pageUrl),
    ...findMedium(raw, 'og:video', VIDEO, pageUrl),
  ],
};

function findMedium(
  { metas }: HeadArtifacts,
  key: string,
  { several, properties }: MediumTypes,
  pageUrl: string,
): SiteAuditRecord[] {
  const media = groupByMedium(metas, key);
  const beginnings = media.flatMap(({ beginning }) => beginning ?? []);
  return [
    ...multipleRecord(several, markup(beginnings), pageUrl),
    ...Object.entries(properties).flatMap(([name, issueType]) => {
      const doubled = media
        .map(({ others }) => others.filter((tag) => isOpenGraph(tag, `${key}:${name}`)))
        .filter((tags) => tags.length > 1);
      return multipleRecord(issueType, markup(doubled.flat()), pageUrl);
    }),
  ];
}

interface Medium {
  /** The bare tag, or its equal by the protocol, `og:image:url`. */
  beginning?: MetaTag;
  readonly others: MetaTag[];
}

function groupByMedium(metas: readonly MetaTag[], key: string): readonly Medium[] {
  let current: Medium = { others: [] };
  const media = [current];
  for (const meta of metas) {
    const isBare = isOpenGraph(meta, key);
    const hasBare = current.beginning !== undefined && isOpenGraph(current.beginning, key);
    const isBeginning = isBare || (isOpenGraph(meta, `${key}:url`) && !hasBare);
    if (!isBeginning) {
      current.others.push(meta);
    } else if (current.beginning === undefined) {
      // What stood before the first one describes it, as there is no other.
      current.beginning = meta;
    } else {
      current = { beginning: meta, others: [] };
      media.push(current);
    }
  }
  return media;
}

function markup(tags: readonly MetaTag[]): string[] {
  return tags.map(({ html }) => html);
}
