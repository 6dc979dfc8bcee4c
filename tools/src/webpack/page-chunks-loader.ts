/** `chunk` of a page, up to the import of the `load` that follows. */
const PAGE = /(\bchunk: '([\w-]+)',\s+load: [^']*?\bimport\()/g;

/** Of pages.ts: each page's code gets a chunk of the name that the page declares. */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader's default export
export default function namePageChunks(source: string): string {
  return source.replace(PAGE, '$1/* webpackChunkName: "$2" */ ');
}
