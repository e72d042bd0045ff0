import type { Page } from '@sitelens/api-client/contract';

/** What the viewer needs to know of a page; every `Page` has it. */
export type ViewedPage = Pick<Page, 'url' | 'screenshots' | 'dimensions' | 'screenshotsCutShort'>;
