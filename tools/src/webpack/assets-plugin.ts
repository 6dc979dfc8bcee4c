import type { ChunkGroup, Compilation, Compiler } from 'webpack';

const NAME = 'Assets';

export interface BuiltChunks {
  /** Files that the container needs before it shows anything: the shell's start, or a remote's `./app`. */
  startup: string[];
  /** Named chunk → its files. An exposed module is named by its key, e.g. `./slot-balance`. */
  chunks: Record<string, string[]>;
  /** Fonts of the text that every page shows at once: Polish letters are in the second. */
  fonts: string[];
}

const TEXT_FONT = /figtree-latin(-ext)?-wght-normal\.woff2$/;

/** Chunks that a page or the gateway asks for by name. */
export const NAMED_CHUNK = /^(page-|messages-|expose-)/;

/** `./slot-balance` → `expose-slot-balance` */
export const exposedChunkName = (key: string): string => key.replace(/^\.\//, 'expose-');
/** `expose-slot-balance` → `./slot-balance`; any other name stays. */
export const exposedKey = (name: string): string => name.replace(/^expose-/, './');

/** Writes `chunks.json`: the data that the release needs for preloads. */
export class AssetsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const source = new compiler.webpack.sources.RawSource(JSON.stringify(describe(compilation)));
        compilation.emitAsset('chunks.json', source);
      });
    });
  }
}

function describe(compilation: Compilation): BuiltChunks {
  const chunks: BuiltChunks['chunks'] = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    const files = filesOf([group]);
    if (files.length > 0) chunks[exposedKey(name)] = files;
  }
  const main = compilation.entrypoints.get('main');
  const app = compilation.namedChunkGroups.get(exposedChunkName('./app'));
  const startup = main ? filesOf(startupGroups(main)) : app ? filesOf([app]) : [];
  return { startup, chunks, fonts: fontsOf(compilation) };
}

/**
 * The entry, its bootstrap, and every shared module that the shell provides: each has its own chunk, a child of the entry.
 * Deeper copies are fallbacks for a share scope without a provider, and never load here.
 */
function startupGroups(entry: ChunkGroup): ChunkGroup[] {
  return [entry, ...entry.getChildren()];
}

function fontsOf(compilation: Compilation): string[] {
  const fonts = compilation.getAssets().filter(({ info }) => TEXT_FONT.test(info.sourceFilename ?? ''));
  return fonts.map(({ name }) => name).sort();
}

function filesOf(groups: ChunkGroup[]): string[] {
  const files = groups.flatMap((group) => group.getFiles()).filter((file) => /\.(js|css)$/.test(file));
  return [...new Set(files)];
}
