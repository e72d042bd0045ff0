import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The packages that are published for others' pages. */
const PUBLISHED = ['api-client', 'ui', 'results'] as const;
const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** What a package says of itself that matters to who installs it. */
interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface PackedPackage {
  readonly manifest: Manifest;
  /** The tarball, as it would be published. */
  readonly tarball: string;
  /** Where it was unpacked, with its own `node_modules`. */
  readonly folder: string;
}

/** Builds the packages and packs them as `npm publish` would, and unpacks them below a folder. */
export function packPackages(folder: string): PackedPackage[] {
  execFileSync(
    'npx',
    [
      'turbo',
      'run',
      'build',
      ...PUBLISHED.map((name) => `--filter=@sitelens/${name}`),
      '--output-logs=errors-only',
    ],
    { cwd: REPOSITORY, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const packed = PUBLISHED.map((name) => unpack(pack(name, folder), join(folder, 'packed', name)));
  for (const each of packed) installDeclared(each, packed);
  return packed;
}

/**
 * Puts what a package declares, and nothing else, where it looks for it: the other packed packages, and
 * third-party ones as they are installed in this repository, since there may be no network. An import of
 * anything that is not declared is then not found, however npm happens to hoist.
 */
function installDeclared({ manifest, folder }: PackedPackage, packed: readonly PackedPackage[]): void {
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    const ours = packed.find((other) => other.manifest.name === name);
    link(ours?.folder ?? installed(name, manifest.name), join(folder, 'node_modules', name));
  }
}

/** Installs packages for a consumer: the packed ones, and their peers, which it brings itself. */
export function installForConsumer(consumer: string, packed: readonly PackedPackage[]): void {
  for (const { manifest, folder } of packed) link(folder, join(consumer, 'node_modules', manifest.name));
  const peers = new Set(packed.flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {})));
  for (const peer of peers) link(installed(peer), join(consumer, 'node_modules', peer));
  // Above the packed packages too: npm would hoist types to where all of them find them.
  for (const types of ['@types/react', '@types/react-dom']) {
    link(installed(types), join(dirname(consumer), 'node_modules', types));
  }
}

function pack(name: string, folder: string): string {
  const output = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, '--workspace', `@sitelens/${name}`],
    { cwd: REPOSITORY, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const packed: Iterable<{ filename: string }> = Object.values(JSON.parse(output));
  for (const { filename } of packed) return join(folder, filename);
  throw new Error(`npm pack made no tarball of ${name}.`);
}

function unpack(tarball: string, folder: string): PackedPackage {
  const unpacking = `${folder}-unpacking`;
  mkdirSync(unpacking, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', unpacking]);
  renameSync(join(unpacking, 'package'), folder);
  return { manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')), tarball, folder };
}

/** Where this repository has a package: for that workspace of its own, or for all. */
function installed(name: string, workspace?: string): string {
  const own =
    workspace && join(REPOSITORY, 'packages', workspace.replace('@sitelens/', ''), 'node_modules', name);
  if (own && existsSync(own)) return own;
  return join(REPOSITORY, 'node_modules', name);
}

function link(target: string, path: string): void {
  if (!existsSync(target)) throw new Error(`${target} is not installed. Run npm ci.`);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'dir');
}
