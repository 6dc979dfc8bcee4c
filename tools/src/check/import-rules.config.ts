import type { ICruiseOptions, IRegularForbiddenRuleType } from 'dependency-cruiser';

// Who may import whom. Each rule has a file in tools/fixtures/import-rules that breaks it: a rule that stops firing fails the
// check. Packages and features are matched by pattern, so a new one is covered without an edit here.

const OURS = '(shell|mf-[^/]+|shared-ui|shared-auth|api|deploy|e2e|tools)';
const CONTRACT = '^api/src/contract/';
/** What the page and the gateway must agree on: it stands alone and runs in both. */
const INTEGRITY = '^deploy/src/release/integrity\\.ts$';
/** The kit of remotes, with the search field that the shell bundles as well, and the test kit. */
const KIT = '^shared-ui/src/(remote/|testing/|entries/(confirmation|lists|quotes|remote|search)\\.ts$)';
/** A build file belongs to the tools, whatever its folder. */
const BUILD_FILES = '\\.config\\.m?ts$';

/** A file of a module of the API. `modules/index.ts` and `modules/jobs.ts`, which list the modules, are none. */
const MODULE = '^api/src/modules/([^/]+)/';
const TESTS = ['\\.test\\.ts$', '/testing/'];

/** What `npm start` builds and serves, and what it does that with. */
const STARTED = [
  '^(shell|mf-[^/]+|shared-ui|shared-auth|api|deploy)/(settings/)?src/',
  '^tools/src/(build/|webpack/|serve/|serve\\.ts$|webpack-preset\\.ts$)',
];

const rule = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name, comment, severity: 'error', from, to });

export const IMPORT_RULES: IRegularForbiddenRuleType[] = [
  rule(
    'shared-ui-stands-alone',
    'The design system is the bottom layer: it knows no domain, no session and no server.',
    { path: '^shared-ui/', pathNot: KIT },
    { path: `^${OURS}/`, pathNot: '^shared-ui/' },
  ),
  rule(
    'kit-joins-design-and-session',
    'The kit of remotes is where the design system and the session meet; it knows no domain and no server.',
    { path: KIT },
    { path: `^${OURS}/`, pathNot: ['^shared-ui/', '^shared-auth/', CONTRACT] },
  ),
  rule(
    'design-system-below-kit',
    'The kit is bundled by each remote; what the shell shares must not need it.',
    { path: '^shared-ui/', pathNot: [KIT, '\\.(test|stories)\\.tsx?$'] },
    { path: '^shared-ui/src/remote/' },
  ),
  rule(
    'shared-auth-knows-the-contract-alone',
    'shared-auth is headless: no interface, no server code.',
    { path: '^shared-auth/' },
    { path: `^${OURS}/`, pathNot: ['^shared-auth/', CONTRACT] },
  ),
  rule(
    'contract-as-types',
    'The browser takes types of the contract; a value would bring TypeBox and the server with it.',
    { path: '^(shell|mf-[^/]+|shared-ui|shared-auth)/', pathNot: BUILD_FILES },
    { path: CONTRACT, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'browser-without-server',
    'Code of the page never reaches into the server, the gateway, the journeys or the tools.',
    { path: '^(shell|mf-[^/]+)/', pathNot: BUILD_FILES },
    { path: '^(api|deploy|e2e|tools)/', pathNot: [CONTRACT, INTEGRITY] },
  ),
  rule(
    'no-remote-to-remote',
    'Remotes meet through slots and the session store, so that each is released alone.',
    { path: '^(shell|mf-[^/]+)/' },
    { path: '^(shell|mf-[^/]+)/', pathNot: '^$1/' },
  ),
  rule(
    'cache-through-the-kit',
    'Every cache key carries the profile in use. The kit ensures that; a direct use of SWR would not.',
    { path: '^mf-[^/]+/' },
    { path: '^swr(/|$)|/node_modules/swr/' },
  ),
  rule(
    'server-stands-alone',
    'api, deploy and e2e import nothing of ours but the settings.',
    { path: '^(api|deploy|e2e)/', pathNot: BUILD_FILES },
    { path: `^${OURS}/`, pathNot: ['^$1/', '^deploy/settings/'] },
  ),
  rule(
    'settings-stand-alone',
    'Every process reads its settings first.',
    { path: '^deploy/settings/' },
    { path: `^${OURS}/`, pathNot: '^deploy/settings/' },
  ),
  rule(
    'public-entry-only',
    'Another package is used through its public entry; what lies behind may move at any time.',
    { path: '^(?!tools/)([^/]+)/', pathNot: BUILD_FILES },
    {
      path: '^(shared-ui|shared-auth|api|deploy|tools)/',
      pathNot: [
        '^$1/',
        // An index directly below src, or of one of its folders, that `exports` may name.
        '^(shared-ui|shared-auth|api|deploy|deploy/settings)/src/index\\.ts$',
        '^(shared-ui|shared-auth|api|deploy)/src/[^/]+/index\\.ts$',
        '^shared-ui/src/entries/[^/]+\\.ts$',
        '^shared-ui/src/theme/base\\.css$',
        INTEGRITY,
      ],
    },
  ),
  rule(
    'another-package-by-its-name',
    'A relative path into another package hides the dependency from package.json and from the release.',
    { path: '^(?!tools/)([^/]+)/', pathNot: BUILD_FILES },
    { path: `^${OURS}/`, pathNot: '^$1/', dependencyTypes: ['local'] },
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
    'no-circle',
    'A circle loads in an order that depends on who came first.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  rule(
    'start-without-development-dependencies',
    '`npm start` installs `dependencies` alone: what is built or served needs nothing else (ADR 75).',
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
