import type {
  NamedOverlay,
  ObstacleArtifacts,
  SeenDocument,
  UnnamedOverlay,
} from '../../gather/obstacleArtifacts.ts';

const URL_ASKED_FOR = 'https://www.example.com/prices';

/** A page with content, with nothing in its way but what is changed. */
export function seenDocument(changes: Partial<SeenDocument> = {}): SeenDocument {
  return {
    url: URL_ASKED_FOR,
    title: 'Prices',
    sources: ['https://www.example.com/site.js'],
    marks: [],
    textLength: 3_000,
    links: 60,
    passwordFields: 0,
    otherFields: 1,
    overlays: { named: [], unnamed: [] },
    ...changes,
  };
}

/** A page that is hardly more than a notice. */
export function bareDocument(changes: Partial<SeenDocument> = {}): SeenDocument {
  return seenDocument({ textLength: 200, links: 2, otherFields: 0, ...changes });
}

export function artifacts(changes: Partial<ObstacleArtifacts> = {}): ObstacleArtifacts {
  return {
    requestedUrl: URL_ASKED_FOR,
    answer: { status: 200, headers: { 'content-type': 'text/html' } },
    seen: seenDocument(),
    ...changes,
  };
}

export function answered(
  status: number,
  headers: Readonly<Record<string, string>> = {},
  seen?: SeenDocument,
) {
  const { seen: _, ...rest } = artifacts({ answer: { status, headers } });
  return seen ? { ...rest, seen } : rest;
}

export function redirected(to: string, { from = URL_ASKED_FOR, status = 302 } = {}): ObstacleArtifacts {
  const { seen: _, ...rest } = artifacts({ requestedUrl: from, led: { to, status } });
  return rest;
}

export function withOverlays(
  named: readonly NamedOverlay[],
  unnamed: readonly UnnamedOverlay[] = [],
): ObstacleArtifacts {
  return artifacts({ seen: seenDocument({ overlays: { named, unnamed } }) });
}

export function banner(changes: Partial<UnnamedOverlay> = {}): UnnamedOverlay {
  return {
    share: 0.2,
    text: 'We use cookies to make this site better. Read more in our privacy policy.',
    isTextCut: false,
    buttons: ['Privacy policy', 'Accept all'],
    ...changes,
  };
}
