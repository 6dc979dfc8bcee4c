import webpack, { type Chunk, type Compilation, type Compiler, type Module, type NormalModule } from 'webpack';
import { exposedKey, NAMED_CHUNK } from './assets-plugin.ts';

const NAME = 'ContentRuntime';
const { RuntimeGlobals, RuntimeModule } = webpack;

type ChunkId = string | number;

/** Data about a page once the remote's entry has run; `EntryPage` of @wspolnik/deploy. */
export interface EntryPage {
  path: string;
}

/** `assets-plugin` describes the same chunks for the gateway. */
interface NamedChunks {
  /** Named chunk or exposed key → the chunks that it consists of. */
  ids: Record<string, ChunkId[]>;
  /** Those with a stylesheet, and those without a script. */
  styled: ChunkId[];
  stylesAlone: ChunkId[];
}

/**
 * Lets several versions of a container live in one page: they share one `webpackChunk…` global, and each takes the chunks whose
 * files it lists. A chunk that two versions have in common is requested once. Runs before webpack's own runtime for
 * loading chunks, which gets its own plain array.
 */
class TakeOwnChunks extends RuntimeModule {
  constructor() {
    super('take own chunks', RuntimeModule.STAGE_BASIC);
  }
  override generate(): string {
    const shelf = `self[${JSON.stringify(this.compilation?.outputOptions.chunkLoadingGlobal)}]`;
    return `
var fileOf = (url) => (/([0-9a-f]{64}\\.js)(\\?|$)/.exec(url) || [])[1];
var shelf = ${shelf} || [];
if (!shelf.takers) {
  var early = shelf;
  shelf = { chunks: [], takers: [], push(chunk) {
    chunk.file = chunk.file || fileOf(document.currentScript.src);
    shelf.chunks.push(chunk);
    shelf.takers.forEach((take) => take(chunk));
  } };
  early.forEach((chunk) => shelf.push(chunk));
}
var isOwn = (chunk) => chunk.file && chunk[0].some((id) => fileOf(${RuntimeGlobals.getChunkScriptFilename}(id)) === chunk.file);
var own = shelf.chunks.filter(isOwn);
${shelf} = own;
${RuntimeGlobals.require}.wpShelf = () => {
  shelf.takers.push((chunk) => { if (isOwn(chunk)) own.push(chunk); });
  ${shelf} = shelf;
};`;
  }
}

/**
 * After webpack's runtime for loading chunks: puts the common shelf back. A script tag under way is the same only when its address
 * is: by default webpack compares the id of the chunk, which another version uses for other content. Of a remote it also
 * tells the shell its pages, and the files of its named chunks.
 */
class BackToShelf extends RuntimeModule {
  readonly chunks: NamedChunks;
  readonly pages: readonly EntryPage[] | undefined;
  constructor(chunks: NamedChunks, pages: readonly EntryPage[] | undefined) {
    super('back to the shelf', RuntimeModule.STAGE_TRIGGER);
    this.chunks = chunks;
    this.pages = pages;
  }
  override generate(): string {
    const require = RuntimeGlobals.require;
    const { ids, styled, stylesAlone } = this.chunks;
    const table = this.pages
      ? `
var named = ${JSON.stringify(ids)}, styled = ${JSON.stringify(styled)}, stylesAlone = ${JSON.stringify(stylesAlone)};
var filesOf = (id) => [styled.includes(id) && ${require}.miniCssF(id), !stylesAlone.includes(id) && ${RuntimeGlobals.getChunkScriptFilename}(id)];
if (document.currentScript) document.currentScript.wpContainer = {
  files: (name) => (named[name] || []).flatMap(filesOf).filter(Boolean).map((file) => ${RuntimeGlobals.publicPath} + file),
  pages: ${JSON.stringify(this.pages)}
};`
      : '';
    return `
${require}.wpShelf();
var load = ${RuntimeGlobals.loadScript};
${RuntimeGlobals.loadScript} = (url, done, key, chunkId) => load(url, done, url, chunkId);${table}`;
  }
}

/** Tells chunks apart by their files, and gives modules ids that do not depend on the folder of the build. */
export class ContentRuntimePlugin {
  private readonly pages: readonly EntryPage[] | undefined;
  /** Of a remote, `pages` go into its entry. */
  constructor(pages?: readonly EntryPage[]) {
    this.pages = pages;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) fixFederationId(compilation, module);
      });
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap(NAME, (chunk, needs) => {
        // A worker has its own runtime, which imports its chunks and has no document.
        const loading = chunk.getEntryOptions()?.chunkLoading ?? compilation.outputOptions.chunkLoading;
        if (!chunk.hasRuntime() || loading !== 'jsonp') return;
        needs.add(RuntimeGlobals.getChunkScriptFilename).add(RuntimeGlobals.loadScript).add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new TakeOwnChunks());
        compilation.addRuntimeModule(chunk, new BackToShelf(namedChunks(compilation, chunk), this.pages));
      });
    });
  }
}

/**
 * Federation's generated entry is named by a hash of absolute paths (enhanced 2.9.3, FederationRuntimePlugin.js), and the container's module by that name.
 * Ids made of them, and with them the bytes of the entry, would differ from folder to folder.
 */
function fixFederationId({ chunkGraph }: Compilation, module: Module): void {
  const { rootModule = module } = module as { rootModule?: Module };
  const { resource = '' } = rootModule as NormalModule;
  if (/[\\/]\.federation[\\/]entry\.\w+\.js$/.test(resource)) chunkGraph.setModuleId(module, 'federation');
  else if (/^container entry /.test(module.identifier())) chunkGraph.setModuleId(module, 'container');
}

function namedChunks({ namedChunkGroups, chunkGraph }: Compilation, entry: Chunk): NamedChunks {
  const reachable = entry.getAllReferencedChunks();
  const ids: NamedChunks['ids'] = {};
  const used = new Set<Chunk>();
  for (const [name, { chunks }] of [...namedChunkGroups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!NAMED_CHUNK.test(name) || !chunks.every((chunk) => reachable.has(chunk))) continue;
    ids[exposedKey(name)] = chunks.map(idOf);
    for (const chunk of chunks) used.add(chunk);
  }
  const has = (chunk: Chunk, type: string) => Boolean(chunkGraph.getChunkModulesIterableBySourceType(chunk, type));
  return {
    ids,
    styled: [...used]
      .filter((chunk) => has(chunk, 'css/mini-extract'))
      .map(idOf)
      .sort(),
    stylesAlone: [...used]
      .filter((chunk) => !has(chunk, 'javascript'))
      .map(idOf)
      .sort(),
  };
}

function idOf({ id, name }: Chunk): ChunkId {
  if (id === null) throw new Error(`the chunk ${name} has no id yet`);
  return id;
}
