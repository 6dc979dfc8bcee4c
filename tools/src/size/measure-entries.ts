import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { baseConfig, ROOT } from '../webpack/base-config.ts';

const output = join(ROOT, '.cache/size');

/** Bytes of each entry and of each chunk loaded on use, with its styles; packages in `outside` are excluded. */
export async function measureEntries(name: string, entry: Configuration['entry'], outside: readonly string[]) {
  const config = baseConfig({
    name: `size-${name}`,
    dir: join(ROOT, 'shared-ui/system'),
    mode: 'production',
  });
  const { namedChunkGroups = {} } = await build({
    ...config,
    entry,
    output: {
      ...config.output,
      path: join(output, name),
      filename: '[name].entry.js',
      // Treats all exports of an entry as used.
      library: { name: 'measured', type: 'window' },
    },
    externals: [({ request = '' }, done) => (isOutside(request, outside) ? done(undefined, 'null') : done())],
  });
  const sizes = new Map<string, number>();
  for (const [group, { assets = [] }] of Object.entries(namedChunkGroups)) {
    const bytes = await Promise.all(assets.map((asset) => compressedSize(join(output, name, asset.name))));
    sizes.set(
      group,
      bytes.reduce((sum, size) => sum + size, 0),
    );
  }
  return sizes;
}

const isOutside = (request: string, outside: readonly string[]) =>
  outside.some((name) => request === name || (name !== '@wspolnik/system' && request.startsWith(`${name}/`)));

async function compressedSize(file: string): Promise<number> {
  return /\.(js|css)$/.test(file) ? brotliCompressSync(await readFile(file)).length : 0;
}

function build(config: Configuration): Promise<StatsCompilation> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      if (failure || !stats) return reject(failure);
      if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
      const chunks = stats.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false });
      compiler.close((error) => (error ? reject(error) : resolve(chunks)));
    });
  });
}
