import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { folderName, sha256 } from '../release/content.ts';
import { type ContainerManifest, LOCALES } from '../release/manifest-types.ts';
import { openStore } from '../release/open-store.ts';
import { promoteAll } from '../release/promote.ts';
import { publishContainer } from '../release/publish.ts';
import { storeSigner } from '../release/sign.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { Assets, ContainerContent, ContainerInterface, Frame } from '../release/types.ts';

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
      chunks: ['page-offer-list', 'messages-offer-list-{locale}'],
      title: { pl: 'Oferty', en: 'Offers' },
      early: [
        { path: 'offers/', query: ['q', 'category', 'page'], defaults: { limit: '30' } },
        { path: 'categories/' },
      ],
    },
    { path: '/offers/manage', protected: true, early: [{ path: 'offers/get-mine/' }] },
    { path: '/offers/:id', skeleton: 'detail', early: [{ path: 'offers/:id/' }], openGraph: 'offers/:id/' },
    { path: '/posts', title: { pl: 'Wpisy', en: 'Posts' }, openGraph: 'posts/:post/' },
    { path: '/search', title: { pl: 'Szukaj', en: 'Search' } },
  ],
});
export const ADMIN = manifest({
  name: 'mf_admin',
  exposes: { './app': './src/app/app.tsx' },
  roles: ['admin'],
  routes: [{ path: '/admin', protected: true, roles: ['admin'], chunks: ['page-overview'] }],
});

/** The shell's bundle for the gateway's render: a frame unlike that of the skeletons, around the page of a remote. */
export const SHELL_SERVER = `
const mark = (text) => '<h1>' + text + '</h1>';
exports.shared = { shared: { mark } };
exports.renderPage = async (remote, input) => ({
  header: '<b>header ' + input.locale + '</b>',
  main: remote ? await remote.page(input) : mark('shell ' + input.path),
  footer: '<i>footer</i>',
});`;
/** That of a remote: its pages show this word and what they were rendered from, with the shell's module. */
export const remoteServer = (word: string) => `
const { mark } = require('shared');
exports.remote = { page: async ({ path, search, answers }) => mark('${word} ' + path + search) + JSON.stringify(answers) };`;
/** Bundles of a release whose public pages are rendered. */
export const SERVERS = { shell: SHELL_SERVER, mf_offers: remoteServer('offers') };

/** What a build records of a container; remotes use what the shell provides. */
export function interfaceOf({ name }: ContainerManifest): ContainerInterface {
  const shared = {
    react: { version: '19.3.1', exports: ['useState'] },
    '@wspolnik/system': { version: '0.1.0', exports: ['Button'] },
  };
  const isShell = name === 'shell';
  return {
    provides: isShell ? shared : {},
    uses: isShell ? {} : { react: { range: '^19.0.0', exports: ['useState'] } },
    slots: { filled: {}, rendered: {} },
    events: {},
    api: '^0.1.0',
    bytes: {},
  };
}

/** A new folder, whose store's key is made on first use. */
export async function emptyStore(): Promise<ReleaseStore> {
  return openStore(await mkdtemp(join(tmpdir(), 'wspolnik-store-')));
}

/** Texts of files that only the gateway reads. */
interface OwnFiles {
  /** The bundle with which the gateway renders the pages. */
  server?: string | undefined;
  worker?: string;
}

/** A built folder: its entry contains the container's name and `text`, other files are the same in all versions. */
export async function buildFolder(
  manifest: ContainerManifest,
  text = '1',
  { server, worker }: OwnFiles = {},
): Promise<{ folder: string; content: ContainerContent }> {
  const folder = await mkdtemp(join(tmpdir(), 'wspolnik-built-'));
  const files: string[] = [];
  const add = async (file: string, source: string) => {
    const bytes = Buffer.from(source);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), bytes);
    if (!/\.(json|cjs)$/.test(file)) await writeFile(join(folder, `${file}.br`), brotliCompressSync(bytes));
    files.push(file);
    return file;
  };
  const addNamed = (source: string, ending: string) => add(`${sha256(source)}.${ending}`, source);

  const isShell = manifest.name === 'shell';
  const page = manifest.routes.flatMap(({ chunks }) => chunks ?? [])[0];
  const entry = await addNamed(`/* ${manifest.name} ${text} */`, 'js');
  const chunks: Assets['chunks'] = {
    'messages-pl': [await addNamed(`/* pl ${manifest.name} */`, 'js')],
    'messages-en': [await addNamed(`/* en ${manifest.name} */`, 'js')],
  };
  for (const expose of Object.keys(manifest.exposes)) {
    chunks[expose] = [await addNamed(`/* ${manifest.name} ${expose} */`, 'js')];
  }
  const groups = manifest.routes.flatMap(({ chunks = [] }) => chunks.filter((chunk) => chunk.endsWith('-{locale}')));
  for (const chunk of groups.flatMap((group) => LOCALES.map((locale) => group.replace('{locale}', locale)))) {
    chunks[chunk] = [await addNamed(`/* ${chunk} */`, 'js')];
  }
  if (page) {
    chunks[page] = [await addNamed(`/* ${page} */`, 'js'), await addNamed(`.${page}{}`, 'css')];
    await addNamed('/* worker */', 'mjs');
    const decoder = '/* decoder */';
    await add(`${folderName({ 'decoder.mjs': Buffer.from(decoder) })}/decoder.mjs`, decoder);
  }
  const frame = isShell ? { frame: await addNamed(JSON.stringify(FRAME), 'json') } : {};
  const own = {
    ...(server && { server: await addNamed(server, 'cjs') }),
    ...(worker && { worker: await addNamed(worker, 'js') }),
  };
  const startup = isShell ? [entry] : [];
  const assets: Assets = { entry, startup, chunks, files: files.sort(), ...frame, ...own };
  return { folder, content: { manifest, assets } };
}

/** Publishes a container whose entry contains its name and `text`. Answers the version. */
export async function publish(
  store: ReleaseStore,
  manifest: ContainerManifest,
  text = '1',
  server?: string,
): Promise<string> {
  const { folder, content } = await buildFolder(manifest, text, { server });
  const { version } = await publishContainer(store, {
    folder,
    content,
    packageVersion: '0.1.0',
    interface: interfaceOf(manifest),
    who: 'Anna',
    key: storeSigner(store),
  });
  await rm(folder, { recursive: true });
  return version;
}

/**
 * Shell, offers and admin with this text and these server bundles, published and live on stable in one release. Answers its
 * number.
 */
export async function release(store: ReleaseStore, text = '1', bundles: Record<string, string> = {}): Promise<number> {
  const versions: Record<string, string> = {};
  for (const manifest of [SHELL, OFFERS, ADMIN])
    versions[manifest.name] = await publish(store, manifest, text, bundles[manifest.name]);
  return (await promoteAll(store, { channel: 'stable', versions, who: 'Anna', why: `text ${text}` })).number;
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

/** The JSON of a page in the element of this id. */
export const jsonIn = (html: string, id: string) =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null');
