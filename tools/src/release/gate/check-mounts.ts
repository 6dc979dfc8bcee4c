import type { Known } from '@wspolnik/deploy/release';
import type { Account } from './accounts.ts';
import { findLeftovers, type Leftover } from './leftovers/find-leftovers.ts';
import { mountPages } from './leftovers/mount.ts';
import { counted, type Findings } from './report.ts';
import type { OpenIn, Visit } from './visit-pages.ts';

/** How often a remote is mounted and unmounted. */
const MOUNTS = 50;

/** What pages leave behind. A page that guests see as well is mounted for somebody signed in, who has more of it. */
export async function checkMounts({ name }: Known, visits: readonly Visit[], site: OpenIn): Promise<Findings> {
  const opened = visits.flatMap(({ address, account }) => (address ? [{ address, account }] : []));
  const found: Leftover[] = [];
  let mounts = 0;
  for (const [account, addresses] of viewersOf(opened)) {
    const done = await mountPages({ ...site, account, addresses, mounts: MOUNTS });
    mounts += 2 * done.mounts;
    found.push(...findLeftovers(done, name));
  }
  const isOwn = ({ owner }: Leftover) => owner === name;
  // A timer of another container ends by itself, or it would be found when that one is checked.
  const notes = found.filter((one) => !isOwn(one) && one.kind !== 'timer').map(sentenceOf);
  return { figure: counted(mounts, 'mount'), problems: found.filter(isOwn).map(sentenceOf), notes };
}

interface Opened {
  address: string;
  account: Account | undefined;
}

function viewersOf(opened: readonly Opened[]): Map<Account, string[]> {
  const viewer: Account = opened.some(({ account }) => account === 'author') ? 'author' : 'owner';
  return new Map(
    [...Map.groupBy(opened, ({ account }) => (account === 'admin' ? account : viewer))].map(([account, pages]) => [
      account,
      pages.map(({ address }) => address),
    ]),
  );
}

function sentenceOf({ owner, kind, what, place, perMount }: Leftover): string {
  const amount = kind === 'heap' ? `${Math.round(perMount / 1000)} KB of` : `${Number(perMount.toFixed(2))} × ${kind}`;
  return `${owner || 'Nobody known'} leaves ${amount} ${what} with each mount${place ? ` (${place})` : ''}.`;
}
