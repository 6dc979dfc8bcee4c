import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type ReleaseStore, readContainer, rollBack, storeSigner } from '@wspolnik/deploy/release';
import { isSmoke } from '../../../../api/src/testing/command-options.ts';
import { launchBrowser } from '../measure.ts';
import { openBenchApi, STORE } from '../serve-bench.ts';
import { changedContainers } from './changed-containers.ts';
import { concurrentPromotes } from './concurrent-promotes.ts';
import { type EditedCopy, openEditedCopy } from './edited-copy.ts';
import { CONTAINER, measureEdits, promoteOffers, publish } from './edits.ts';
import { type RunningGateway, startGateway, untilLive, watchHealth } from './gateways.ts';
import { htmlSizes } from './html-sizes.ts';
import { measureEdit } from './measure-edit.ts';
import { measurePages } from './pages.ts';
import type { Report } from './report.ts';
import { simulateSessions } from './sessions.ts';

const FILE = 'mf-offers/src/features/offer-list/messages/pl.json';
const TITLE = '"offers.list.title": ';

export interface ReleaseCounts {
  releases: number;
  sessions: number;
  promotes: number;
}

interface Bench {
  print: Report['print'];
  counts: ReleaseCounts;
  store: ReleaseStore;
  copy: EditedCopy;
  gateways: [RunningGateway, RunningGateway];
  /** Versions of mf_offers, each with its own title; the first is the unchanged one. */
  versions: string[];
  /** The longest build of a version, in seconds. */
  longestBuild: number;
}

const titleOf = (index: number) => (index === 0 ? 'Oferty' : `Oferty ${index}`);

async function edits({ print, copy, store }: Bench): Promise<void> {
  for (const { what, seconds, cpu, kilobytes, files, share } of await measureEdits(copy, store)) {
    const isBundled = !what.startsWith('a component of the design system');
    const limit = isBundled ? (what === 'one text' ? 15 : 20) : 0;
    if (what === 'one text') {
      print(`${what}: build and publish, s of the processors`, cpu.toFixed(1), '8', cpu <= 8);
      print(`${what}: build and publish, s`, seconds.toFixed(1), '15', seconds <= 15);
    }
    print(
      `${what}: a returning visitor downloads, KB br`,
      `${kilobytes.toFixed(1)} in ${files} files (${(100 * share).toFixed(1)}% of all)`,
      `${limit}`,
      kilobytes <= limit,
    );
  }
}

async function development({ print, copy, store }: Bench): Promise<void> {
  for (const { what, median, slowest } of await measureEdit(copy, store.location)) {
    const figure = `${(median / 1000).toFixed(1)}, the slowest ${(slowest / 1000).toFixed(1)}`;
    print(`pnpm dev: an edited ${what} is in the page after, s`, figure, '1.5', median <= 1500);
  }
}

async function makeVersions(bench: Bench): Promise<void> {
  const { counts, copy, store, versions } = bench;
  versions.push((await publish(copy, store)).version);
  for (let index = 1; index <= counts.releases; index++) {
    await copy.edit(FILE, `${TITLE}"${titleOf(index - 1)}"`, `${TITLE}"${titleOf(index)}"`);
    const { version, seconds } = await publish(copy, store);
    versions.push(version);
    bench.longestBuild = Math.max(bench.longestBuild, seconds);
  }
}

async function switches({ print, copy, gateways: [gateway], versions, longestBuild }: Bench): Promise<void> {
  const health = watchHealth(gateway);
  await passASecond();
  const known = gateway.took.length;
  const before = await health.slowest();
  let latest = 0;
  let longest = 0;
  for (const version of versions.slice(1)) {
    const { seconds, live } = await promoteByCommand(copy, gateway, version);
    latest = Math.max(latest, live);
    longest = Math.max(longest, seconds + live / 1000);
  }
  const slowest = await health.slowest();
  health.close();
  console.log(`  /healthz in a second before, the slowest: ${before.toFixed(0)} ms`);
  print(`/healthz during a switch, the slowest of ${versions.length - 1}, ms`, slowest.toFixed(0), '50', slowest <= 50);
  const took = Math.max(...gateway.took.slice(known));
  print('a gateway takes a release over, the slowest, ms', took.toFixed(0), '60', took <= 60);
  print('live after a promote, the latest, ms', latest.toFixed(0), '1500', latest <= 1500);
  const edit = longestBuild + longest;
  print('from an edited text to live, the longest, s', edit.toFixed(1), '60', edit <= 60);
}

/** In its own process, as a team does it: its work would delay the answers that are measured here. */
async function promoteByCommand(copy: EditedCopy, gateway: RunningGateway, version: string) {
  const { stdout, seconds } = await copy.release('promote', 'mf-offers', version, '-m', 'measured');
  const [, number] = /^Release (\d+) is live/m.exec(stdout) ?? [];
  if (!number) throw new Error(`The command has released nothing: ${stdout}`);
  return { seconds, live: await untilLive(gateway, Number(number), performance.now()) };
}

async function promoteAndWait(store: ReleaseStore, gateway: RunningGateway, version: string): Promise<number> {
  const number = await promoteOffers(store, version);
  return untilLive(gateway, number, performance.now());
}

async function pages({ print, store, gateways: [gateway], versions }: Bench): Promise<void> {
  const [first = '', second = ''] = versions;
  await promoteAndWait(store, gateway, first);
  const browser = await launchBrowser();
  const { forth, back, cold, rollback } = await measurePages(browser, {
    origin: gateway.origin,
    titles: [titleOf(0), titleOf(1)],
    goForth: () => promoteAndWait(store, gateway, second).then(passASecond),
    goBack: () => promoteAndWait(store, gateway, first).then(passASecond),
    rollBack: async () => {
      await rollBack(store, {
        channel: 'stable',
        who: 'bench',
        why: 'measured',
        key: storeSigner(store),
        name: CONTAINER,
      });
      await passASecond();
    },
  });
  await browser.close();
  console.log(`  v1 → v2 in one page requests ${forth} files`);
  print('v2 → v1 in the same page requests, files', `${back}`, '0', back === 0);
  const twice = cold.requests - cold.different;
  print(`both from cold at once, ${cold.different} files: requested twice`, `${twice}`, '0', twice === 0);
  print('rolled back a second ago: the page after a click, ms', rollback.toFixed(0), '', true);
}

/** A page asks for a newer release once a second at most. */
const passASecond = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

async function sessions({ print, counts, store, gateways, versions }: Bench): Promise<void> {
  const step = (version: string) => async () => {
    const number = await promoteOffers(store, version);
    await Promise.all(gateways.map((gateway) => untilLive(gateway, number, 0)));
  };
  const back = async () => {
    const { number } = await rollBack(store, {
      channel: 'stable',
      who: 'bench',
      why: 'measured',
      key: storeSigner(store),
      name: CONTAINER,
    });
    await Promise.all(gateways.map((gateway) => untilLive(gateway, number, 0)));
  };
  const every = Math.max(2, Math.floor(counts.releases / ROLLBACKS));
  const steps = versions
    .slice(1)
    .flatMap((version, index) => ((index + 1) % every === 0 ? [step(version), back] : [step(version)]));
  const tables: Map<string, Record<string, string[]>> = new Map();
  for (const version of versions) {
    const { assets } = await readContainer(store, CONTAINER, version);
    tables.set(`/r/${CONTAINER}/${assets.entry}`, assets.chunks);
  }
  const { sessions, requests, failed } = await simulateSessions({ gateways, tables }, counts.sessions, steps);
  for (const path of failed.slice(0, 5)) console.log(`  failed: ${path}`);
  print(
    `${sessions} sessions, ${requests} requests over ${steps.length} releases and rollbacks: failed`,
    `${failed.length}`,
    '0',
    failed.length === 0,
  );
  if (failed.length > 0) throw new Error('A session asked for a file that was not there.');
}
const ROLLBACKS = 5;

async function withProduct(
  print: Report['print'],
  counts: ReleaseCounts,
  act: (bench: Bench) => Promise<void>,
): Promise<void> {
  const { api, close } = await openBenchApi();
  const folder = await mkdtemp(join(tmpdir(), 'wspolnik-releases-'));
  const location = join(folder, 'store');
  await cp(STORE, location, { recursive: true });
  const url = await api.listen(0);
  const copy = await openEditedCopy(location);
  const gateways: Bench['gateways'] = [
    await startGateway(url, location, join(folder, 'first')),
    await startGateway(url, location, join(folder, 'second')),
  ];
  try {
    await act({ print, counts, store: await openStore(location), copy, gateways, versions: [], longestBuild: 0 });
  } finally {
    for (const gateway of gateways) gateway.close();
    await copy.close();
    await close();
    await rm(folder, { recursive: true });
  }
}

/** Releases real builds of mf-offers from an edited copy of the workspace into its own store, while gateways serve it. */
export async function measureReleases({ print }: Report, counts: ReleaseCounts): Promise<void> {
  const { live, slowest } = await concurrentPromotes(counts.promotes);
  print(
    `${counts.promotes} promotes at once, the slowest ${slowest.toFixed(0)} ms: lost`,
    `${counts.promotes - live}`,
    '0',
    live === counts.promotes,
  );
  if (live !== counts.promotes) throw new Error('A promote was lost.');
  await withProduct(print, counts, async (bench) => {
    for (const { what, bytes, limit } of await htmlSizes(bench.gateways[0])) {
      print(`release part of the HTML, ${what}, bytes br`, `${bytes}`, `${limit}`, bytes <= limit);
    }
    await edits(bench);
    if (!isSmoke) await development(bench);
    await makeVersions(bench);
    await switches(bench);
    await pages(bench);
    await sessions(bench);
  });
  if (!isSmoke) {
    const { commits, one, several, all } = await changedContainers();
    console.log(
      `Of ${commits} commits that change a container, ${one} change one (${Math.round((100 * one) / commits)} %), ${several} several, ${all} all`,
    );
  }
}
