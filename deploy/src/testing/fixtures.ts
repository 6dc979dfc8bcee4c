import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { activateRelease } from '../release/activate.ts';
import { composeRelease, type Versions } from '../release/compose.ts';
import { openStore, type ReleaseStore, sha384 } from '../release/store.ts';
import type { Assets, ContainerManifest, Frame } from '../release/types.ts';

const frameTexts = (word: string) => ({
  headers: { '': `<b>${word}</b><a href="/auth/login?from=%2F_path_">x</a>`, offers: `<b>${word} offers</b>` },
  skeletons: {
    cards: '<p>cards</p>',
    profiles: '<p>ps</p>',
    rows: '<p>rows</p>',
    detail: '<p>d</p>',
    profile: '<p>p</p>',
    form: '<p>f</p>',
    text: '<p>t</p>',
  },
  footer: '<a hreflang="en" href="/en/_path_">en</a><a hreflang="pl" href="/_path_">pl</a>',
});
const FRAME: Frame = {
  css: 'body{margin:0}',
  locales: { pl: frameTexts('Wspólnik'), en: frameTexts('English') },
};

const manifest = (rest: Partial<ContainerManifest> & { name: string }): ContainerManifest => ({
  exposes: {},
  roles: [],
  routes: [],
  slots: [],
  ...rest,
});

export const SHELL = manifest({
  name: 'shell',
  routes: [
    { path: '/', skeleton: 'text', title: { pl: 'Start', en: 'Start' } },
    { path: '/404', skeleton: 'text', title: { pl: 'Nie ma takiej strony', en: 'Page not found' } },
  ],
});
export const OFFERS = manifest({
  name: 'mf_offers',
  exposes: { './app': './src/app/app.tsx' },
  routes: [
    {
      path: '/offers',
      skeleton: 'cards',
      chunks: ['page-offer-list'],
      title: { pl: 'Oferty', en: 'Offers' },
      early: [
        { path: 'offers/', query: ['q', 'category', 'page'], defaults: { limit: '30' } },
        { path: 'categories/' },
      ],
    },
    { path: '/offers/manage', protected: true, early: [{ path: 'offers/get-mine/' }] },
    { path: '/offers/:id', skeleton: 'detail', early: [{ path: 'offers/:id/' }], openGraph: 'offers/:id/' },
    { path: '/posts', title: { pl: 'Wpisy', en: 'Posts' }, openGraph: 'posts/:post/' },
  ],
});
export const ADMIN = manifest({
  name: 'mf_admin',
  exposes: { './app': './src/app/app.tsx' },
  roles: ['admin'],
  routes: [{ path: '/admin', protected: true, roles: ['admin'], chunks: ['page-overview'] }],
});

export async function emptyStore(): Promise<ReleaseStore> {
  return openStore(await mkdtemp(join(tmpdir(), 'wspolnik-store-')));
}

/** Publishes a container whose files contain its name and version. */
export async function publish(store: ReleaseStore, container: ContainerManifest, version: string): Promise<void> {
  const page = container.routes.flatMap(({ chunks }) => chunks ?? [])[0];
  const isShell = container.name === 'shell';
  const sources: Record<string, string> = {
    [isShell ? 'main.js' : 'remoteEntry.js']: `/* ${container.name} ${version} */`,
    'messages-pl.1.js': '/* pl */',
    'messages-en.1.js': '/* en */',
    ...(page ? { [`${page}.1.js`]: '/* page */', [`${page}.1.css`]: 'a{}', 'worker.1.mjs': '/* worker */' } : {}),
    ...(isShell ? { 'frame.json': JSON.stringify(FRAME) } : {}),
  };
  const folder = join(store.root, 'work', `${container.name}-${version}`);
  await mkdir(folder, { recursive: true });
  const files: Assets['files'] = {};
  const compressed: Assets['compressed'] = {};
  for (const [name, source] of Object.entries(sources)) {
    const bytes = Buffer.from(source);
    files[name] = sha384(bytes);
    await writeFile(join(folder, name), bytes);
    if (name.endsWith('.json')) continue;
    const small = brotliCompressSync(bytes);
    compressed[name] = sha384(small);
    await writeFile(join(folder, `${name}.br`), small);
  }
  const assets: Assets = {
    entry: 'remoteEntry.js',
    ...(isShell ? { main: 'main.js' } : {}),
    startup: isShell ? ['main.js'] : [],
    chunks: {
      'messages-pl': ['messages-pl.1.js'],
      'messages-en': ['messages-en.1.js'],
      ...(page ? { [page]: [`${page}.1.js`, `${page}.1.css`] } : {}),
    },
    files,
    compressed,
  };
  await writeFile(join(folder, 'assets.json'), JSON.stringify(assets));
  await store.publish(folder, container, version);
}

/** Shell, offers and admin in one version each, composed and active. Answers the release's id. */
export async function release(store: ReleaseStore, version = '1.0.0-aaaaaaaa'): Promise<string> {
  const versions: Versions = {};
  for (const container of [SHELL, OFFERS, ADMIN]) {
    await publish(store, container, version);
    versions[container.name] = version;
  }
  const id = await composeRelease(store, versions);
  await activateRelease(store, id);
  return id;
}

/** An upstream API with the given responses. */
export async function fakeApi(handler: RequestListener): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer({ maxHeaderSize: 64 * 1024 }, handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
