import type { LoaderContext } from 'webpack';

/**
 * Every package names its texts `messages-pl`, and those of a feature `messages-<feature>-pl`, which webpack would merge into one chunk in a
 * single build. The monolith loads
 * each page's own, as federation does.
 */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader's default export
export default function nameMessages(this: LoaderContext<unknown>, source: string): string {
  const remote = /[\\/]mf-(\w+)[\\/]src[\\/]/.exec(this.resourcePath)?.[1];
  if (!remote) return source;
  return source.replace(/(webpackChunkName:\s*["']messages-(?:[\w-]+-)?(?:pl|en))(["'])/g, `$1-mf_${remote}$2`);
}
