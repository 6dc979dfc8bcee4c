import { short } from './content.ts';
import { DamagedError } from './errors.ts';
import { readHistory } from './history.ts';
import { inParallel } from './parallel.ts';
import { damagedFiles } from './promote.ts';
import { type Registry, readRegistry } from './registry.ts';
import { readContainer, readPublication } from './releases.ts';
import type { ReleaseStore } from './store.ts';
import { listChannels } from './unneeded.ts';

export interface StoreProblem {
  /** One sentence. */
  what: string;
  todo: string;
}

/** Everything in the store that is not what was released, and what to do about it. */
export async function checkStore(store: ReleaseStore): Promise<StoreProblem[]> {
  const registry = await readRegistry(store);
  const ofKeys = registry.damaged.map((what) => ({
    what,
    todo: 'The one before it counts: look who can write to the store, and add or revoke the keys again.',
  }));
  const { problems, live } = await checkChannels(store, registry);
  const versions = new Map([...(await listVersions(store)), ...live.keys()].map((one) => [one, live.get(one) ?? []]));
  const ofVersions = await inParallel([...versions], ([one, channels]) => checkVersion(store, one, channels, registry));
  return [...ofKeys, ...problems, ...ofVersions.flat()];
}

/** Also answers `name/version` → the channels where it is live. */
async function checkChannels(store: ReleaseStore, registry: Registry) {
  const problems: StoreProblem[] = [];
  const live = new Map<string, string[]>();
  for (const channel of await listChannels(store)) {
    const history = await readHistory(store, channel, registry);
    const last = history.promotions.at(-1)?.number ?? 0;
    for (const { number, sentence } of history.damaged) {
      const todo =
        number >= last
          ? 'What was live before it stays live: release again, which takes the next number.'
          : 'Nothing: later releases do not depend on it.';
      problems.push({ what: sentence, todo });
    }
    for (const { name, version } of history.live) {
      if (version) live.set(`${name}/${version}`, [...(live.get(`${name}/${version}`) ?? []), channel]);
    }
  }
  return { problems, live };
}

async function listVersions(store: ReleaseStore): Promise<string[]> {
  const keys = await store.list('versions/');
  return [...new Set(keys.flatMap((key) => /^versions\/([^/]+\/[0-9a-f]{64})\./.exec(key)?.[1] ?? []))];
}

async function checkVersion(
  store: ReleaseStore,
  one: string,
  channels: string[],
  registry: Registry,
): Promise<StoreProblem[]> {
  const [name = '', version = ''] = one.split('/');
  const where = channels.length > 0 ? ` It is live on ${channels.join(' and ')}.` : '';
  const again = `Build and publish ${name} ${short(version)} again, which replaces what is damaged${where ? ', or roll it back' : ', or leave it'}.`;
  const problem = (what: string): StoreProblem => ({ what: what + where, todo: again });
  const problems: StoreProblem[] = [];
  try {
    const container = await readContainer(store, name, version);
    const files = await damagedFiles(store, container);
    problems.push(...files.map((file) => problem(`${name} ${short(version)}: ${file} is missing or was changed.`)));
  } catch (error) {
    if (!(error instanceof DamagedError)) throw error;
    problems.push(problem(error.message));
  }
  try {
    await readPublication(store, name, version, registry);
  } catch (error) {
    if (!(error instanceof DamagedError)) throw error;
    problems.push(problem(error.message));
  }
  return problems;
}
