import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/** Imports of a page's module that are no plain TypeScript, and their replacement in Node. */
const SUBSTITUTES: readonly [ending: string, toModule: (source: string, file: string) => string][] = [
  ['.css', () => 'export default {};'],
  ['.json', (source) => `export default ${source};`],
  ['.tsx', toJavaScript],
];

function toJavaScript(source: string, filename: string): string {
  const { code } = transformSync(source, {
    filename,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  });
  return code;
}

/** Of this workspace, or a package of it that is installed in another repository. */
function isOurs(url: string): boolean {
  const [path = '', ...packages] = url.split('/node_modules/');
  return path.startsWith('file:') && (packages.at(-1)?.startsWith('@wspolnik/') ?? true);
}

/**
 * Until the returned call this process can import modules of the page: JSX, JSON and CSS included. A CommonJS module that loads
 * meanwhile has no `require.cache`, without which webpack's persistent cache fails.
 */
export function acceptPageModules(): () => void {
  const hooks = registerHooks({
    load(url, context, nextLoad) {
      const [, toModule] = SUBSTITUTES.find(([ending]) => isOurs(url) && url.endsWith(ending)) ?? [];
      if (!toModule) return nextLoad(url, context);
      const file = fileURLToPath(url);
      return { format: 'module', source: toModule(readFileSync(file, 'utf8'), file), shortCircuit: true };
    },
  });
  return () => hooks.deregister();
}
