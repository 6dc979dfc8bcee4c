import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import {
  type ContainerContent,
  fileKey,
  publishContainer,
  type ReleaseStore,
  readContainer,
  readPublication,
  readRegistry,
  storeSigner,
} from '@wspolnik/deploy/release';

/** How a version differs from the one that was built. */
export interface Change {
  /** A text of its files, and what they have instead. */
  text?: [from: string, to: string];
  /** With what its render begins for an address that has `fault` in its query; null leaves the server bundle out. */
  render?: string | null;
  /** Code that runs once in each document that loads the remote. */
  code?: string;
}

type Edit = (source: string, file: string) => string;
type Rename = [digest: string, instead: string];

/** Publishes a version that differs from this one, as a build would, and answers its name. */
export async function publishChanged(
  store: ReleaseStore,
  name: string,
  version: string,
  { text, render, code }: Change,
): Promise<string> {
  const content = await readContainer(store, name, version);
  const { server, chunks } = content.assets;
  const start = chunks['./app']?.findLast((file) => file.endsWith('.js'));
  const edit: Edit = (source, file) => {
    const before = text ? source.replaceAll(...text) : source;
    const changed = code && file === start ? `${before};\n${code}` : before;
    return render && file === server ? withFault(changed, render) : changed;
  };
  const folder = await mkdtemp(join(tmpdir(), 'wspolnik-changed-'));
  try {
    const scripts = new Map<string, string>();
    for (const file of content.assets.files) {
      const source = join(store.location, fileKey(name, file));
      if (/^\w+\.c?js$/.test(file)) scripts.set(file, await readFile(source, 'utf8'));
      else {
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await copyFile(source, join(folder, file));
      }
    }
    const renames = editScripts(scripts, edit);
    for (const [file, source] of scripts) await writeFile(join(folder, file), source);
    const changed = renamed(content, renames);
    return await publishFolder(store, {
      folder,
      like: version,
      content: render === null ? withoutServer(changed) : changed,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Like {
  folder: string;
  content: ContainerContent;
  /** The version of the same container whose interface it has. */
  like: string;
}

export async function publishFolder(store: ReleaseStore, { folder, content, like }: Like): Promise<string> {
  const { packageVersion, interface: recorded } = await readPublication(
    store,
    content.manifest.name,
    like,
    await readRegistry(store),
  );
  const key = storeSigner(store);
  const request = { folder, content, packageVersion, interface: recorded, who: 'journey', key };
  return (await publishContainer(store, request)).version;
}

const withFault = (source: string, code: string): string => `${source};
{
  const { remote } = module.exports;
  const App = (props) => {
    if (new URLSearchParams(props.search).has('fault')) { ${code} }
    return remote.App(props);
  };
  module.exports = { remote: { ...remote, App } };
}`;

/** Files are named by their content, and name each other: a file that names a renamed one is renamed too. */
function editScripts(scripts: Map<string, string>, edit: Edit): Rename[] {
  const renames: Rename[] = [];
  for (let next = edit; ; ) {
    const step: Rename[] = [];
    for (const [file, source] of [...scripts]) {
      const changed = next(source, file);
      if (changed === source) continue;
      const digest = createHash('sha256').update(changed).digest('hex');
      scripts.delete(file);
      scripts.set(digest + extname(file), changed);
      step.push([file.slice(0, digest.length), digest]);
    }
    if (step.length === 0) return renames;
    renames.push(...step);
    next = (source) => replaceAll(source, step);
  }
}

const replaceAll = (source: string, renames: Rename[]) =>
  renames.reduce((text, [digest, instead]) => text.replaceAll(digest, instead), source);

const renamed = ({ manifest, assets }: ContainerContent, renames: Rename[]): ContainerContent =>
  JSON.parse(replaceAll(JSON.stringify({ manifest, assets }), renames));

function withoutServer({ manifest, assets: { server, ...assets } }: ContainerContent): ContainerContent {
  return { manifest, assets: { ...assets, files: assets.files.filter((file) => file !== server) } };
}
