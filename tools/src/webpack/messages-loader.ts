import { createRequire } from 'node:module';
import type { LoaderContext } from 'webpack';
import { bindWords } from './bind-words.ts';

// The parser is a dependency of react-intl's own dependency; using that copy keeps AST and formatter compatible.
const requireFromIntl = createRequire(createRequire(import.meta.url).resolve('react-intl'));
const requireFromFormat = createRequire(requireFromIntl.resolve('intl-messageformat'));
const { parse } = requireFromFormat('@formatjs/icu-messageformat-parser') as {
  parse(message: string, options: { ignoreTag?: boolean }): Parameters<typeof bindWords>[0];
};

/** Module with the formatter's helpers without the parser (26 KB less). */
export const parserlessModule = requireFromFormat.resolve('@formatjs/icu-messageformat-parser/no-parser.js');

/** `{"id": "ICU text"}` → `{"id": AST}`, Polish with its no-break spaces. A message that cannot be parsed fails the build with its id. */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader's default export
export default function messagesLoader(this: LoaderContext<object>, source: string): string {
  const messages: Record<string, string> = JSON.parse(source);
  const isPolish = this.resourcePath.endsWith('/pl.json');
  const compiled = Object.entries(messages).map(([id, text]) => {
    try {
      const elements = parse(text, {});
      return [id, isPolish ? bindWords(elements) : elements];
    } catch (error) {
      throw new Error(`${this.resourcePath}: message "${id}" is not valid ICU: ${String(error)}`);
    }
  });
  return JSON.stringify(Object.fromEntries(compiled));
}
