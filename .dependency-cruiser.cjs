/**
 * The arrows between the rooms, as ARCHITECTURE.md draws them; `npm run rooms` fails on any other.
 * Paths are those of the resolved source files.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
const packages = ['api-client', 'ui', 'results', 'scanner'];
const may = {
  'api-client': [],
  ui: [],
  results: ['api-client', 'ui'],
  scanner: ['api-client'],
};

const forbidden = [
  {
    name: 'no-cycle',
    comment: 'Files that import each other in a ring are one file in disguise.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved',
    comment: 'Every import resolves.',
    severity: 'error',
    from: {},
    // sarif: types alone, of @types/sarif.
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?', '^sarif$'] },
  },
  {
    name: 'nothing-imports-an-app',
    severity: 'error',
    from: { pathNot: '^(apps|test|bench)/' },
    to: { path: '^apps/' },
  },
  {
    name: 'apps-keep-apart',
    severity: 'error',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  ...packages.map((name) => ({
    name: `${name}-imports-only-its-arrows`,
    severity: 'error',
    from: { path: `^packages/${name}/src/`, pathNot: '\\.(test|stories)\\.tsx?$' },
    to: {
      path: '^packages/',
      pathNot: [
        `^packages/${name}/`,
        ...may[name].map((other) => `^packages/${other}/(src/exports/|openapi\\.yaml)`),
      ],
    },
  })),
  {
    name: 'packages-by-their-exports',
    comment: "Another package's src is reached through its exports only.",
    severity: 'error',
    from: { path: '^(packages|apps|test)/([^/]+)/' },
    to: {
      path: '^packages/[^/]+/src/',
      pathNot: [
        '^packages/$2/',
        '^packages/[^/]+/src/exports/',
        '^packages/scanner/src/crawl/frontierConformance\\.ts$',
      ],
    },
  },
  {
    name: 'internal-stays-inside',
    severity: 'error',
    from: { path: '^packages/([^/]+)/' },
    to: { path: '/internal/', pathNot: '^packages/$1/' },
  },
  {
    name: 'contract-knows-no-transport',
    severity: 'error',
    from: { path: '^packages/api-client/src/contract/' },
    to: { path: '^packages/api-client/src/(http|endpoints)/' },
  },
  {
    name: 'http-knows-no-endpoint',
    severity: 'error',
    from: { path: '^packages/api-client/src/http/' },
    to: { path: '^packages/api-client/src/endpoints/' },
  },
  {
    name: 'scanner-knows-the-contract-only',
    severity: 'error',
    from: { path: '^packages/scanner/src/' },
    to: { path: '^packages/api-client/', pathNot: '^packages/api-client/src/exports/contract\\.ts$' },
  },
  {
    name: 'service-knows-contract-catalogue-scanner',
    severity: 'error',
    from: { path: '^apps/service/' },
    to: {
      path: '^packages/',
      pathNot: [
        '^packages/api-client/(src/exports/contract\\.ts|openapi\\.yaml)',
        '^packages/results/src/exports/catalogue\\.ts',
        '^packages/scanner/src/exports/',
        '^packages/scanner/src/crawl/frontierConformance\\.ts$',
      ],
    },
  },
  {
    name: 'only-widgets-fetch',
    comment: 'The pieces are fed by props; only results/widgets knows the client and its queries.',
    severity: 'error',
    from: {
      path: '^packages/results/src/(?!widgets/|exports/)',
      pathNot: ['\\.(test|stories)\\.tsx?$', '/testing/'],
    },
    to: {
      path: ['^packages/api-client/src/exports/(index|endpoints)\\.ts', 'node_modules/@tanstack/react-query'],
    },
  },
  {
    name: 'catalogue-is-data',
    comment: 'The service reads the catalogue: no React in there.',
    severity: 'error',
    from: { path: '^packages/results/src/catalogue/' },
    to: { path: ['node_modules/(react|styled-components)', '^packages/ui/'] },
  },
  {
    name: 'no-barrel-on-demand',
    comment:
      'A barrel that is loaded on demand comes whole; a module beside the import names what is wanted of it.',
    severity: 'error',
    from: { path: '^(packages|apps)/' },
    // The chat's is small, and wanted whole.
    to: { path: '^packages/[^/]+/src/exports/', pathNot: '/ui/src/exports/chat\\.ts$', dynamic: true },
  },
  {
    name: 'no-development-dependency-in-production',
    severity: 'error',
    from: {
      path: '^(packages|apps)/[^/]+/src/',
      pathNot: ['\\.(test|stories)\\.tsx?$', 'Conformance\\.ts$', '/testing/', '/development\\.ts$'],
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'npm-peer', 'type-only'] },
  },
];

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|\\.turbo)/|\\.mdx$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['sitelens-source', 'import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
