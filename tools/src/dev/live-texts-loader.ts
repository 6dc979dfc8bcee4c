import { join } from 'node:path';
import type { LoaderContext } from 'webpack';

const REPLACE = join(import.meta.dirname, 'live-texts.ts');

/** The compiled texts of a language as a module that keeps its object when they are edited (live-texts.ts). */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader's default export
export default function liveTextsLoader(this: LoaderContext<object>, texts: string): string {
  return `import { replaceTexts } from ${JSON.stringify(REPLACE)};
const hot = import.meta.webpackHot;
const texts = hot.data?.texts ?? {};
replaceTexts(texts, JSON.parse(${JSON.stringify(texts)}));
hot.accept();
hot.dispose((data) => { data.texts = texts; });
export default texts;
`;
}
