import type { ContainerInterface } from '@wspolnik/deploy/release';
import type { Compilation, Compiler } from 'webpack';
import { notePlatformUse, platformUseOf } from './platform-use.ts';
import { providedModules, usedModules } from './shared-modules.ts';

const NAME = 'Interface';

/** The interface of a container, from its compilation. */
export interface CompiledInterface extends Pick<ContainerInterface, 'provides' | 'uses'> {
  /** Names of the slots that it renders. */
  slots: string[];
  /** Names of the events that it dispatches or listens to. */
  events: string[];
}

/** Notes what a container takes from the page and offers to it. Ask `interface()` after the build. */
export class InterfacePlugin {
  #compiled: CompiledInterface | null = null;

  apply(compiler: Compiler): void {
    notePlatformUse(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Unused code is known by now, and modules are not joined yet.
      compilation.hooks.afterOptimizeChunks.tap(NAME, () => {
        this.#compiled = read(compilation);
      });
    });
  }

  /** Throws before the build has ended. */
  interface(): CompiledInterface {
    if (!this.#compiled) throw new Error('The interface of a container is known after its build.');
    return this.#compiled;
  }
}

function read(compilation: Compilation): CompiledInterface {
  const uses = [...compilation.modules]
    .filter((module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0)
    .map(platformUseOf);
  return {
    provides: providedModules(compilation),
    uses: usedModules(compilation),
    slots: [...new Set(uses.flatMap(({ slots }) => slots))].sort(),
    events: [...new Set(uses.flatMap(({ events }) => events))].sort(),
  };
}
