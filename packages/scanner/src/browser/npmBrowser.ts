import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserInstallation, BrowserNotFoundError } from './browserInstallation.ts';

const PACKAGE = '@sparticuz/chromium';

/**
 * The Chromium that comes with npm, unpacked once for each version into the user's cache folder.
 *
 * The package unpacks into the temporary folder file by file, and takes a half-written file of another
 * process for a whole one. So it runs in a process of its own whose temporary folder is a fresh one,
 * which is then renamed into place in one step.
 *
 * @throws BrowserNotFoundError when it is not installed or not made for this machine.
 */
export async function npmBrowser(): Promise<BrowserInstallation> {
  const folder = await unpacked();
  return {
    executablePath: join(folder, 'chromium'),
    environment: { FONTCONFIG_FILE: join(folder, 'fonts.conf') },
    origin: 'npm',
  };
}

async function unpacked(): Promise<string> {
  const cache = await cacheFolder();
  const folder = join(cache, `chromium-${await packageVersion()}`);
  if (await exists(folder)) return folder;
  const fresh = await mkdtemp(join(cache, 'unpacking-'));
  try {
    await unpackInto(fresh);
    await writeFile(join(fresh, 'fonts.conf'), fontsConfiguration(join(folder, 'fonts')));
    await rename(fresh, folder);
  } catch (error) {
    // Another process was faster: its folder is as good as ours.
    if (!(await exists(folder))) throw notUsable(error);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return folder;
}

async function unpackInto(folder: string): Promise<void> {
  const program = `import(${JSON.stringify(import.meta.resolve(PACKAGE))}).then((m) => m.default.executablePath())`;
  await promisify(execFile)(process.execPath, ['-e', program], { env: { ...process.env, TMPDIR: folder } });
  await promisify(execFile)(join(folder, 'chromium'), ['--version', '--no-sandbox']);
}

async function packageVersion(): Promise<string> {
  try {
    const entry = new URL(import.meta.resolve(PACKAGE));
    const manifest = new URL('../package.json', entry);
    // Read, not imported: the bundler drops the attribute that an import of JSON needs.
    return String(JSON.parse(await readFile(manifest, 'utf8')).version);
  } catch (error) {
    throw notUsable(error);
  }
}

async function cacheFolder(): Promise<string> {
  const wanted = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'sitelens');
  try {
    await mkdir(wanted, { recursive: true, mode: 0o700 });
    await access(wanted, 2);
    return wanted;
  } catch {
    return mkdtemp(join(tmpdir(), 'sitelens-'));
  }
}

/** The system's fonts where there are any, and the package's own for a machine that has none. */
function fontsConfiguration(ownFonts: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${ownFonts}</dir>
  <cachedir prefix="xdg">sitelens/fontconfig</cachedir>
</fontconfig>
`;
}

function notUsable(cause: unknown): BrowserNotFoundError {
  return new BrowserNotFoundError(
    'No Chrome or Chromium was found on this machine and the one from npm does not run here. ' +
      'Install Chromium, or set SITELENS_CHROMIUM to its path.',
    { cause },
  );
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
