import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const reactVersion: string = require('react/package.json').version;

interface SharedModule {
  singleton: true;
  version?: string;
  requiredVersion: string | false;
  strictVersion?: boolean;
  import?: false;
}

/** Another major version of React would break every root, so a remote that needs one is refused instead of half working. */
const REACT: SharedModule = { singleton: true, requiredVersion: `^${reactVersion}`, strictVersion: true };
const OURS: SharedModule = { singleton: true, requiredVersion: false, version: '0.1.0' };

const PROVIDED: Record<string, SharedModule> = {
  react: REACT,
  'react/jsx-runtime': REACT,
  'react-dom': REACT,
  'react-dom/client': REACT,
  'react-intl': { singleton: true, requiredVersion: false },
  '@wspolnik/system': OURS,
  '@wspolnik/shared-auth': OURS,
};

/**
 * Only the shell provides. With several providers of one singleton the first one wins a race, and the page can end with two
 * Reacts. An ESM package listed here must be imported by the shell.
 */
export function sharedByHost(): Record<string, SharedModule> {
  return PROVIDED;
}

export function sharedByRemote(): Record<string, SharedModule> {
  return Object.fromEntries(Object.entries(PROVIDED).map(([name, module]) => [name, { ...module, import: false }]));
}

/**
 * Federation adds its plugin that passes the runtime to the remotes as CommonJS, which brings a second copy of the whole
 * runtime (11 KB br) beside the ESM one that the shell's own code imports. Both must resolve to the ESM build.
 */
export function oneRuntime(): Record<string, string> {
  const requireFromFederation = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  const commonJs = requireFromFederation.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [`${commonJs}$`]: commonJs.replace(/index\.cjs$/, 'index.js') };
}

/** In a remote: webpack's part of the federation runtime comes from the shell too; see provide-bundler-runtime.ts. */
export function bundlerRuntimeFromHost({ request }: { request?: string }, callback: ExternalCallback): void {
  const isRuntime = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request ?? '');
  callback(undefined, isRuntime ? 'var self._FEDERATION_BUNDLER_RUNTIME' : undefined);
}

type ExternalCallback = (error?: null, result?: string) => void;
