import webpack, { type Configuration } from 'webpack';

/** One build; resolves once the cache is written. Rejects with webpack's own report. */
export async function runWebpack(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((failure, stats) => {
        if (failure) return reject(failure);
        if (stats?.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
        if (stats?.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true }));
        resolve();
      });
    });
  } finally {
    await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  }
}
