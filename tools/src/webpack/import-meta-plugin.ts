import webpack, { type Compiler } from 'webpack';

const NAME = 'ImportMetaPlugin of the preset';

/**
 * Replaces an `import.meta.url` that names no file by the page's address: webpack would insert the module's path on the build
 * machine. `new URL('./file', import.meta.url)` is handled earlier and stays unchanged; DefinePlugin would break it.
 */
export class ImportMetaPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (_, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm']) {
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
          if (!(parser instanceof webpack.javascript.JavascriptParser)) return;
          parser.hooks.expression.for('import.meta.url').tap({ name: NAME, stage: -1 }, (expression) => {
            if (!expression.range) return undefined;
            const address = new webpack.dependencies.ConstDependency('self.location.href', expression.range);
            parser.state.module.addPresentationalDependency(address);
            return true;
          });
        });
      }
    });
  }
}
