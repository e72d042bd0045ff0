import { expect, test } from 'vitest';
import * as chat from './chat.ts';
import * as consent from './consent.ts';
import * as forms from './forms.ts';
import * as primitives from './primitives.ts';
import * as reporting from './reporting.ts';
import * as shell from './shell.ts';
import * as storage from './storage.ts';
import * as theme from './theme.ts';
import * as words from './words.ts';

/** A name that goes from here is a breaking change for those who use the package. */
test('the public names', () => {
  const names = Object.fromEntries(
    Object.entries({ chat, consent, forms, primitives, reporting, shell, storage, theme, words }).map(
      ([subpath, exports]) => [subpath, Object.keys(exports).sort().join(' ')],
    ),
  );
  expect(names).toMatchInlineSnapshot(`
    {
      "chat": "CHAT_TIME_LIMIT_MS Chat createCrispChat",
      "consent": "CookieConsent useCookieSettings",
      "forms": "Checkbox Disclosure Form FormError NumberField SelectField Switch TextArea TextField",
      "primitives": "Badge Banner Button ButtonLink Card ConfirmDialog Dialog EmailLink EmptyState FailureState ForbiddenState Heading IconButton Inline LinkProvider Menu Popover ProgressBar SEVERITY_ICONS SegmentedControl SeverityBadge Skeleton SkipLink Spinner Stack StaticImage Tabs Text TextLink Thumbnail ToastProvider Tooltip VisuallyHidden initials isolated safeHref staticImageSrcSet takeLostFocus truncate useSeverityName useToast withoutDirectionMarks",
      "reporting": "CrashScreen createErrorReporter listenForErrors rateLimit useErrorReport",
      "shell": "AppShell LinkProvider Logo NotFound PageHeader SideDrawer TopBar",
      "storage": "createMemory",
      "theme": "GlobalStyle SitelensProvider coarsePointer focusRing forcedColors mediaUp printInLight reducedMotion themes tokens visuallyHidden",
      "words": "LoadTextsError createWords",
    }
  `);
});
