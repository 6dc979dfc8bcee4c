import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { FILE_TIMEOUT } from './base-config.ts';

const NAME = 'ReleaseIntegrity';

/**
 * Gives every chunk and stylesheet that a container loads later its sha384 from the release set. `__wpIntegrity` is set by
 * the shell's first module and throws for a URL that the release does not list: nothing loads without a hash. Stylesheets get
 * the timeout that webpack has for scripts; both handlers are removed once one has been called.
 */
export class ReleaseIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\nscript.integrity = self.__wpIntegrity(url);\nscript.crossOrigin = "anonymous";`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag, href }) =>
          `${source}
${tag}.integrity = self.__wpIntegrity(${href});
${tag}.crossOrigin = "anonymous";
setTimeout(() => ${tag}.onerror?.({ type: "timeout", target: ${tag} }), ${FILE_TIMEOUT});`,
      );
    });
  }
}
