import type { ICruiseOptions, IRegularForbiddenRuleType } from 'dependency-cruiser';

// Who may import whom. Each rule has a file in tools/fixtures/import-rules that breaks it: a rule that stops firing fails the
// check. Which package may use which is decided by package.json (package-layers.ts): what a package does not name, it cannot resolve.

/** The folder of a package; a package lies in a folder of the top level or one below. */
const PACKAGE = '(shared-ui/[^/]+|api/contract|deploy/settings|[^/]+)/';
const BROWSER = '^(shell|mf-[^/]+|shared-ui|shared-auth)/';
/** Plain data of the contract, which the browser may read: limits, and what a kind of notification is. */
const PLAIN_DATA = '^api/contract/src/(limits|notification-kinds|version)\\.ts$';
/** A build file belongs to the tools, whatever its folder. */
const BUILD_FILES = '\\.config\\.m?ts$';

/** A file of a module of the API. `modules/index.ts` and `modules/jobs.ts`, which list the modules, are none. */
const MODULE = '^api/src/modules/([^/]+)/';
const TESTS = ['\\.test\\.ts$', '/testing/'];

/** What `npm start` builds and serves, and what it does that with. */
const STARTED = [
  '^(shell|mf-[^/]+|shared-ui/(system|kit|market)|shared-auth|api|deploy)/((contract|settings)/)?src/',
  '^tools/src/(build/|webpack/|serve/|serve\\.ts$|webpack-preset\\.ts$)',
];

/** Clients of services that the settings name, and the libraries that they are made with. */
const SERVICES = '/(s3-store|nats-bus|stripe\\.provider)\\.ts$';
const LIBRARIES = '(^|/node_modules/)(@aws-sdk/[^/]+|@nats-io/[^/]+|stripe)(/|$)';

const rule = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name, comment, severity: 'error', from, to });

export const IMPORT_RULES: IRegularForbiddenRuleType[] = [
  rule(
    'another-package-by-its-name',
    'A relative path into another package hides the dependency from package.json, and passes by the entries that it offers.',
    { path: `^(?!tools/)${PACKAGE}`, pathNot: BUILD_FILES },
    { path: `^${PACKAGE}`, pathNot: '^$1/(?!(contract|settings)/)', dependencyTypes: ['local'] },
  ),
  rule(
    'contract-as-types',
    'The browser takes types and plain data of the contract; a schema would bring TypeBox with it.',
    { path: BROWSER, pathNot: BUILD_FILES },
    { path: '^api/contract/', pathNot: PLAIN_DATA, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'plain-data-stands-alone',
    'Plain data of the contract imports nothing, so that the browser can read it.',
    { path: PLAIN_DATA },
    { dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'browser-without-gateway',
    'Of deploy the page takes only the rule of integrity, on which both must agree.',
    { path: BROWSER, pathNot: BUILD_FILES },
    { path: '^deploy/', pathNot: '^deploy/src/release/integrity\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'slots-as-types',
    'A remote takes of another container the types of its slots; its code is of another release.',
    { path: '^(mf-[^/]+|shell)/', pathNot: BUILD_FILES },
    { path: '^(mf-[^/]+|shell)/', pathNot: '^$1/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'cache-through-the-kit',
    'Every cache key carries the profile in use. The kit ensures that; a direct use of SWR would not.',
    { path: '^mf-[^/]+/' },
    { path: '^swr(/|$)|/node_modules/swr/' },
  ),
  rule(
    'lib-below-features',
    'lib is the bottom layer of a remote.',
    { path: '^(mf-[^/]+)/src/lib/' },
    { path: '^$1/src/(app|features)/' },
  ),
  rule(
    'features-below-app',
    'app puts features together; a feature that needs app is in the wrong place.',
    { path: '^(mf-[^/]+)/src/features/' },
    { path: '^$1/src/app/' },
  ),
  rule(
    'no-feature-to-feature',
    'What two features share belongs to lib.',
    { path: '^([^/]+)/src/features/([^/]+)/' },
    { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  ),
  rule(
    'module-through-its-index',
    'A module of the API is used through its index.ts. The lists of modules and of jobs, app, demo, testing and tests may use its files.',
    { path: MODULE, pathNot: TESTS },
    { path: MODULE, pathNot: ['^api/src/modules/$1/', '^api/src/modules/[^/]+/index\\.ts$'] },
  ),
  rule(
    'platform-below-modules',
    'What all modules share knows none of them.',
    { path: '^api/src/(platform|storage|contract)/', pathNot: TESTS },
    { path: '^api/src/modules/' },
  ),
  rule(
    'service-when-configured',
    'A start without S3, NATS and Stripe does not pay for loading their libraries: `await import(…)` where the setting is read.',
    { path: '^(api|deploy)/src/', pathNot: [...TESTS, SERVICES] },
    { path: [SERVICES, LIBRARIES], dynamic: false, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'no-circle',
    'A circle loads in an order that depends on who came first. In one of types, no file can be read or moved without the others.',
    {},
    { circular: true },
  ),
  rule(
    'start-without-development-dependencies',
    '`npm start` installs only `dependencies`: builds and serving need nothing else (ADR 75).',
    { path: STARTED, pathNot: [...TESTS, '\\.(test|stories)\\.tsx?$'] },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'resolvable',
    'An import that resolves to nothing escapes every other rule (compiled messages are there after a build).',
    { pathNot: '^tools/types/' },
    { couldNotResolve: true, pathNot: '\\.compiled\\.json$' },
  ),
];

/** Rules on folders. They see no tests: a test of one module may set the scene with any other. */
export const FOLDER_RULES: IRegularForbiddenRuleType[] = [
  {
    ...rule(
      'no-circle-of-modules',
      'What two modules of the API need belongs to the one that owns the noun, to a third below both, or to platform.',
      { path: '^api/src/modules/[^/]+$' },
      { path: '^api/src/modules/[^/]+$', circular: true },
    ),
    scope: 'folder',
  },
];

export const FOLDER_OPTIONS: ICruiseOptions = {
  includeOnly: { path: '^api/src/modules/' },
  exclude: { path: TESTS },
  tsPreCompilationDeps: true,
};

export const CRUISE_OPTIONS: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(\\.types|\\.releases|\\.data|dist|fixtures)/' },
  // Type-only imports are imports too.
  tsPreCompilationDeps: true,
};

/** The same resolution of the workspace as in webpack and Node: TypeScript sources behind a package's `exports`. */
export const RESOLVE_OPTIONS = {
  exportsFields: ['exports'],
  conditionNames: ['types', 'import', 'browser', 'default'],
  mainFields: ['module', 'main', 'types'],
  extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'],
};
