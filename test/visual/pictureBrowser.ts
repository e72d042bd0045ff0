import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserInstallation, npmBrowser } from '@sitelens/scanner';

/**
 * The browser from npm with its own fonts alone, in UTC: text then has the same shape on every machine,
 * whatever fonts that has.
 */
export async function pictureBrowser(): Promise<BrowserInstallation> {
  const browser = await npmBrowser();
  const cache = fileURLToPath(new URL('../../node_modules/.cache/visual', import.meta.url));
  const fonts = join(cache, 'fonts.conf');
  mkdirSync(cache, { recursive: true });
  writeFileSync(fonts, fontsConfiguration(join(dirname(browser.executablePath), 'fonts'), cache));
  return { ...browser, environment: { ...browser.environment, FONTCONFIG_FILE: fonts, TZ: 'UTC' } };
}

function fontsConfiguration(fonts: string, cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
</fontconfig>
`;
}
