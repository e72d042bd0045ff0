import type { PlantedSiteAuditIssue } from '../plantedSiteAuditIssue.ts';

const PICTURES = 'https://harbour-and-pine.example/harbour.jpg';

/** Tags that may stand once on a page, or once for an image or a video, and stand there twice. */
export const severalTags: readonly PlantedSiteAuditIssue[] = [
  several('MULTIPLE_TITLE_TAGS_ON_PAGE', '/stores/tides', [
    '<title>When our island kiosk can be reached · Harbour &amp; Pine</title>',
    '<title>Tides</title>',
  ]),
  several('MULTIPLE_BASE_TAGS_ON_PAGE', '/journal/what-others-wrote', [
    '<base href="/journal/what-others-wrote">',
    '<base href="/">',
  ]),
  several('MULTIPLE_META_VIEWPORT_TAGS', '/events', [
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="viewport" content="width=device-width">',
  ]),
  several('MULTIPLE_META_DESCRIPTION_TAGS', '/press/films', [
    '<meta name="description" content="Three short films that television may show for free: how a tent is drawn at full size, how it is sewn, and how it stands in a storm above the sound.">',
    '<meta name="description" content="Films of our tents.">',
  ]),
  several('MULTIPLE_META_KEYWORD_TAGS', '/press/films', [
    '<meta name="keywords" content="film, tent">',
    '<meta name="keywords" content="television, storm">',
  ]),
  ofPictures('TITLE', 'title', 'Pictures to print', 'Press pictures'),
  ofPictures('DESCRIPTION', 'description', 'Free for newspapers.', 'With the name of who took them.'),
  ofPictures('URL', 'url', '/press/pictures', '/press/pictures?large'),
  ofPictures('IMAGE', 'image', '/assets/pictures/harbour.jpg', '/assets/pictures/forest.jpg'),
  ofPictures('IMAGE_URL', 'image:url', '/assets/pictures/harbour.jpg', '/assets/pictures/coast.jpg'),
  ofPictures('IMAGE_SECURE_URL', 'image:secure_url', PICTURES, 'https://harbour-and-pine.example/coast.jpg'),
  ofPictures('IMAGE_TYPE', 'image:type', 'image/jpeg', 'image/webp'),
  ofPictures('IMAGE_WIDTH', 'image:width', '1600', '800'),
  ofPictures('IMAGE_HEIGHT', 'image:height', '1000', '500'),
  ofPictures('IMAGE_ALT', 'image:alt', 'A harbour', 'A quay'),
  ofFilms('VIDEO', 'video', film('drawing'), film('storm')),
  ofFilms('VIDEO_URL', 'video:url', film('drawing'), film('drawing-small')),
  ofFilms('VIDEO_SECURE_URL', 'video:secure_url', film('drawing'), film('drawing-small')),
  ofFilms('VIDEO_TYPE', 'video:type', 'video/mp4', 'video/webm'),
  ofFilms('VIDEO_WIDTH', 'video:width', '1920', '960'),
  ofFilms('VIDEO_HEIGHT', 'video:height', '1080', '540'),
  ofFilms('VIDEO_ALT', 'video:alt', 'A pencil on a floor', 'Somebody draws a tent'),
];

type MultipleType = Extract<PlantedSiteAuditIssue, { type: `MULTIPLE_${string}` }>['type'];
type Shared<Kind extends MultipleType> = Kind extends `MULTIPLE_META_OG_${infer Name}_TAGS` ? Name : never;

function several(type: MultipleType, page_url: string, html: readonly string[]): PlantedSiteAuditIssue {
  return { type, details: { page_url, html } };
}

function ofPictures(name: Shared<MultipleType>, property: string, ...values: readonly string[]) {
  return several(`MULTIPLE_META_OG_${name}_TAGS`, '/press/pictures', tags(property, values));
}

function ofFilms(name: Shared<MultipleType>, property: string, ...values: readonly string[]) {
  return several(`MULTIPLE_META_OG_${name}_TAGS`, '/press/films', tags(property, values));
}

function tags(property: string, values: readonly string[]): readonly string[] {
  return values.map((value) => `<meta property="og:${property}" content="${value}">`);
}

function film(name: string): string {
  return `https://harbour-and-pine.example/${name}.mp4`;
}
