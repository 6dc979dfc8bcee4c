import type { LiveRelease } from '../gateway/live-release.ts';
import { groupOf } from '../release/canary.ts';
import { short } from '../release/content.ts';
import type { ReleasedContainer } from '../release/types.ts';
import type { Beacon, ReportedView } from './beacon.ts';
import { type Caps, openCaps } from './caps.ts';
import type { Tally } from './tally.ts';
import { issueToken, type Permit, readToken } from './token.ts';
import type { Metric, Part } from './types.ts';

/** Pages of unknown routes are counted together: what somebody invents must not become a row. */
const OTHER = 'other';

export interface IntakeOptions {
  tally: Tally;
  secret: Buffer;
  live(): LiveRelease;
  /** Everything that open tabs may run. */
  containers(): ReleasedContainer[];
  /** Percent of documents that are measured while they are in no canary. */
  sample: number;
  now?: () => number;
  random?: () => number;
}

export interface Intake {
  /** A page was sent to a browser with this bucket. */
  served(container: string, bucket: number | null, network: string): void;
  /** Null when this document is not measured. `release` is that of the document. */
  permit(bucket: number | null, release: number): string | null;
  /** False of a token that is forged or too old. */
  take(beacon: Beacon, network: string): boolean;
  frozen(remote: string, version: string): void;
}

interface View {
  view: ReportedView;
  parts: Beacon['parts'];
  permit: Permit;
  network: string;
  part: Part;
}

/** Counts what pages report. A decision about a canary counts less of it: only what a network may add (caps.ts). */
export function openIntake({
  tally,
  secret,
  live,
  containers,
  sample,
  now = Date.now,
  random = Math.random,
}: IntakeOptions): Intake {
  const caps: Caps = openCaps(now);
  const groupNow = (bucket: number | null, release: number) => {
    const { canary } = live();
    const group = canary && bucket !== null && release >= canary.since ? groupOf(canary, bucket) : null;
    return { group, since: group && canary ? canary.since : 0 };
  };

  const versions = new Map<string, string>();
  let versionsOf = 0;
  /** Container and the first digits of an entry → those of its version. */
  function knownVersions(): ReadonlyMap<string, string> {
    const { id } = live();
    if (versionsOf !== id) versions.clear();
    versionsOf = id;
    if (versions.size === 0)
      for (const { name, version, assets } of containers()) {
        versions.set(`${name} ${assets.entry.slice(0, 12)}`, short(version));
      }
    return versions;
  }
  const versionOf = (remote: string, entry: string | undefined) => knownVersions().get(`${remote} ${entry}`);

  function partOf({ remote, route }: Pick<ReportedView, 'remote' | 'route'>, parts: Beacon['parts']): Part | null {
    const version = versionOf(remote, parts[remote]);
    if (!version) return null;
    const { set } = live();
    const container = [set.shell, ...set.remotes].find(({ name }) => name === remote);
    const isKnown = container?.manifest.routes.some(({ path }) => path === route);
    return { remote, version, route: isKnown ? route : OTHER };
  }

  /** The running canary when the view is of a document of one of its groups, and has the version of that group in it. */
  function canaryOf({ permit: { group, since }, parts }: View) {
    const { canary, set } = live();
    if (!canary || !group || canary.since !== since) return null;
    const { name } = canary;
    const stable = name === 'shell' ? set.shell : set.remotes.find((remote) => remote.name === name);
    const expected = group === 'canary' ? canary.version : stable?.version;
    const version = versionOf(name, parts[name]);
    return version && expected && version === short(expected) ? { since, group, name } : null;
  }

  function countView(counted: View): void {
    const { view, permit, network, part } = counted;
    const isNew = (what: string) => caps.isNew(permit.nonce, view.n, what);
    const canary = canaryOf(counted);
    const voice = (what: 'reported' | 'views' | 'failed') => {
      if (canary && caps.voice(network, canary.since, what)) tally.countCanary(canary.since, canary.group, what);
    };
    if (view.begun && isNew('begun')) {
      tally.count(part, 'views');
      voice('views');
      const isOwn = canary?.name === 'shell' || canary?.name === part.remote;
      if (view.n === 0 && isOwn) voice('reported');
    }
    if (view.failed && isNew('failed')) {
      tally.count(part, 'failed');
      voice('failed');
    }
    for (const { message, frames } of view.errors ?? []) {
      if (isNew(`error ${message}`)) tally.error({ ...part, message, frames });
    }
    for (const [metric, value] of Object.entries(view.values ?? {}) as [Metric, number][]) {
      if (!isNew(metric)) continue;
      tally.measure(part, metric, value);
      const isGuarded = metric === 'lcp' || metric === 'inp';
      if (canary && isGuarded && caps.voice(network, canary.since, metric))
        tally.measureCanary(canary.since, canary.group, metric, value);
    }
    for (const [remote, value] of Object.entries(view.blocked ?? {})) {
      const other = partOf({ remote, route: view.route }, counted.parts);
      if (other && isNew(`blocked ${remote}`)) tally.measure({ ...other, route: part.route }, 'blocked', value);
    }
  }

  return {
    served(container, bucket, network) {
      const { canary } = live();
      if (!canary || bucket === null || (canary.name !== 'shell' && canary.name !== container)) return;
      const group = groupOf(canary, bucket);
      if (group && caps.voice(network, canary.since, 'served')) tally.countCanary(canary.since, group, 'served');
    },
    permit(bucket, release) {
      const permit = groupNow(bucket, release);
      if (!permit.group && random() * 100 >= sample) return null;
      return issueToken(secret, permit, now());
    },
    take({ token, parts, views }, network) {
      const permit = readToken(secret, token, now());
      if (!permit) return false;
      for (const view of views) {
        const part = partOf(view, parts);
        if (part && caps.view(network)) countView({ view, parts, permit, network, part });
      }
      return true;
    },
    frozen(remote, version) {
      const isKnown = [...knownVersions()].some(([key, known]) => known === version && key.startsWith(`${remote} `));
      if (isKnown) tally.count({ remote, version, route: OTHER }, 'frozen');
    },
  };
}
