import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { runWebpack } from '../run-webpack.ts';
import { type CompiledInterface, InterfacePlugin } from './interface-plugin.ts';

const root = await mkdtemp(join(tmpdir(), 'interface-'));
after(async () => {
  await rm(root, { recursive: true });
  // Set by federation, for its own modules.
  delete process.env.FEDERATION_WEBPACK_PATH;
});

type Federation = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** Builds files of a container as the preset does, as far as it matters here. */
async function build(
  name: string,
  files: Record<string, string>,
  federation: Federation,
  cache: Configuration['cache'] = false,
): Promise<CompiledInterface> {
  const context = join(root, name);
  for (const [file, source] of Object.entries(files)) {
    await mkdir(dirname(join(context, file)), { recursive: true });
    await writeFile(join(context, file), source);
  }
  const plugin = new InterfacePlugin();
  const jsc = {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  };
  await runWebpack({
    mode: 'production',
    context,
    entry: files['main.ts'] ? './main.ts' : {},
    output: { path: join(context, 'dist'), uniqueName: name },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [{ test: /\.tsx?$/, loader: fileURLToPath(import.meta.resolve('swc-loader')), options: { jsc } }],
    },
    optimization: { minimize: false },
    plugins: [new ModuleFederationPlugin({ name, dts: false, dev: false, manifest: false, ...federation }), plugin],
    cache,
    performance: false,
    infrastructureLogging: { level: 'error' },
  });
  return plugin.interface();
}

const fromHost = { singleton: true, import: false as const };
const REMOTE: Federation = {
  filename: 'entry.js',
  exposes: { './app': './app.tsx' },
  shared: {
    react: { ...fromHost, requiredVersion: '^19.3.1' },
    'react/jsx-runtime': { ...fromHost, requiredVersion: false },
    '@wspolnik/system': { ...fromHost, requiredVersion: false },
  },
};
const APP = `
  import { Button as Knob, type ButtonProps, Slot, useHasSlot } from '@wspolnik/system';
  import { used } from './lib.ts';
  export function App(props: ButtonProps) {
    window.addEventListener('wp:page', () => used());
    if (useHasSlot('message.compose')) return <Knob {...props} />;
    return <Slot name="company.offers" companyId="7" />;
  }`;
const LIB = `
  import { Dialog, toast } from '@wspolnik/system';
  import { Other } from './unused.tsx';
  export const used = () => toast('ok');
  export const unused = () => [Dialog, Other];`;
const UNUSED = `
  import { Slot, Spinner } from '@wspolnik/system';
  Spinner.displayName = 'wp:warm';
  export const Other = () => <Slot name="profile.posts" />;`;

test('a remote records the names that its code uses, the slots that it shows and its events, and nothing that is left out', async () => {
  const files = { 'package.json': '{"sideEffects":false}', 'app.tsx': APP, 'lib.ts': LIB, 'unused.tsx': UNUSED };
  const cache: Configuration['cache'] = { type: 'filesystem', cacheDirectory: join(root, 'cache') };
  const built = await build('mf_first', files, REMOTE, cache);
  assert.deepEqual(built, {
    provides: {},
    uses: {
      '@wspolnik/system': { range: false, exports: ['Button', 'Slot', 'toast', 'useHasSlot'] },
      'react/jsx-runtime': { range: false, exports: ['jsx'] },
    },
    slots: ['company.offers', 'message.compose'],
    events: ['wp:page'],
  });
  assert.deepEqual(await build('mf_first', files, REMOTE, cache), built, 'the same from webpack’s cache');
});

test('a module that is passed on as a whole records no names', async () => {
  const app =
    "import * as ui from '@wspolnik/system'; import React from 'react'; export const all = [ui, React.useState];";
  const { uses } = await build('mf_whole', { 'app.tsx': app }, REMOTE);
  assert.deepEqual(uses, {
    '@wspolnik/system': { range: false, exports: null },
    react: { range: '^19.3.1', exports: null },
  });
});

test('a slot whose name is computed fails the build', async () => {
  const app = "import { Slot } from '@wspolnik/system'; export const One = ({ name }) => <Slot name={name} />;";
  await assert.rejects(build('mf_computed', { 'app.tsx': app }, REMOTE), /app\.tsx: a slot is named by a literal/);
});

test('the shell records what it provides: exports of ES modules, and of CommonJS the version', async () => {
  const files = {
    'main.ts': "import('@wspolnik/system'); import('old');",
    'node_modules/@wspolnik/system/package.json':
      '{"name":"@wspolnik/system","version":"0.1.0","main":"index.js","type":"module"}',
    'node_modules/@wspolnik/system/index.js': "export { Button } from './button.js'; export const toast = 1;",
    'node_modules/@wspolnik/system/button.js': 'export const Button = 1; export const hidden = 1;',
    'node_modules/old/package.json': '{"name":"old","version":"2.1.0","main":"index.js"}',
    'node_modules/old/index.js': 'exports.one = 1;',
  };
  const anyVersion = { singleton: true, requiredVersion: false as const };
  const shared = { '@wspolnik/system': anyVersion, old: anyVersion };
  const { provides } = await build('shell', files, { shared });
  assert.deepEqual(provides, {
    '@wspolnik/system': { version: '0.1.0', exports: ['Button', 'toast'] },
    old: { version: '2.1.0', exports: null },
  });
});

test('the interface is known after the build', () => {
  assert.throws(() => new InterfacePlugin().interface(), /after its build/);
});
