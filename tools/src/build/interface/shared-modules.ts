import type { ContainerInterface } from '@wspolnik/deploy/release';
import type { Compilation, Module } from 'webpack';

/** Federation's modules, as far as they are read here (enhanced/dist/src/lib/sharing). */
interface ConsumedModule extends Module {
  options: { shareKey: string; requiredVersion?: string | false };
}
interface ProvidedModule extends Module {
  _name: string;
  _version: string;
}

/** The container's offer to others: the exports of each module that it provides, null when they are not known statically. */
export function providedModules(compilation: Compilation): ContainerInterface['provides'] {
  const { moduleGraph } = compilation;
  const provided = modulesOf<ProvidedModule>(compilation, 'provide-module');
  return sorted(
    provided.map((module) => {
      const [dependency] = [...module.dependencies, ...module.blocks.flatMap(({ dependencies }) => dependencies)];
      const source = dependency && moduleGraph.getModule(dependency);
      // Of CommonJS webpack finds some exports only.
      const exports = source?.buildMeta?.exportsType === 'namespace' ? moduleGraph.getProvidedExports(source) : null;
      return [module._name, { version: module._version, exports: Array.isArray(exports) ? exports.sort() : null }];
    }),
  );
}

/**
 * What the container takes from the page: of each shared module that it does not bring the accepted versions, and the names that
 * its code refers to after unused code was removed; null when the whole module is passed on.
 */
export function usedModules(compilation: Compilation): ContainerInterface['uses'] {
  const consumed = modulesOf<ConsumedModule>(compilation, 'consume-shared-module');
  const merged: ContainerInterface['uses'] = {};
  for (const module of consumed) {
    const { shareKey, requiredVersion } = module.options;
    const exports = join(merged[shareKey]?.exports, usedExports(compilation, module));
    merged[shareKey] = { range: requiredVersion || false, exports };
  }
  return sorted(Object.entries(merged));
}

/**
 * Asked of each reference, because `getUsedExports` of the module graph knows nothing of a module that is not built here. References
 * count when they are active, in a module that is in a chunk.
 */
function usedExports(compilation: Compilation, module: Module): string[] | null {
  const { moduleGraph, chunkGraph } = compilation;
  const names = new Set<string>();
  for (const connection of moduleGraph.getIncomingConnections(module)) {
    const { dependency, originModule } = connection;
    if (!dependency || !originModule || !isBuilt(chunkGraph, originModule)) continue;
    if (!connection.isTargetActive(undefined)) continue;
    for (const reference of compilation.getDependencyReferencedExports(dependency, undefined)) {
      const [name] = Array.isArray(reference) ? reference : reference.name;
      if (name === undefined) return null;
      names.add(name);
    }
  }
  return [...names].sort();
}

function modulesOf<Kind extends Module>({ modules, chunkGraph }: Compilation, type: string): Kind[] {
  return [...modules].filter((module) => module.type === type && isBuilt(chunkGraph, module)) as Kind[];
}

const isBuilt = (chunkGraph: Compilation['chunkGraph'], module: Module) =>
  chunkGraph.getNumberOfModuleChunks(module) > 0;

const join = (known: string[] | null = [], more: string[] | null): string[] | null =>
  known && more ? [...new Set([...known, ...more])].sort() : null;

const sorted = <Value>(entries: [string, Value][]): Record<string, Value> =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
