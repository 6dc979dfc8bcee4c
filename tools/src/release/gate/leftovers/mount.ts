import type { Account } from '../accounts.ts';
import { type OpenIn, openContext, settles } from '../visit-pages.ts';
import { watchConnections } from './connections.ts';
import { watchElements } from './elements.ts';
import { followLink } from './follow-link.ts';
import { installLedger } from './ledger.ts';
import { watchListeners } from './listeners.ts';
import { type Measured, measure, startSampling } from './measure.ts';
import { watchObservers } from './observers.ts';
import { watchTimers } from './timers.ts';

/** A page of the shell: no remote is mounted there, only slots of the header. */
const AWAY = '/documents/privacy-policy';
const INSTRUMENTS = [installLedger, watchListeners, watchTimers, watchObservers, watchConnections, watchElements];

export interface Mounting extends OpenIn {
  account: Account;
  addresses: readonly string[];
  /** Mounts that are measured, at least; an even number. */
  mounts: number;
}

export interface Mounts {
  /** Before, in the middle of, and after the mounts. */
  measured: [Measured, Measured, Measured];
  /** Of each half. */
  mounts: number;
  /** How often each page was mounted in each half, at least. */
  rounds: number;
}

/** Opens and leaves every page again and again in one document, the only one with the instruments. */
export async function mountPages(mounting: Mounting): Promise<Mounts> {
  const { account, addresses, mounts } = mounting;
  const context = await openContext(account, mounting);
  for (const instrument of INSTRUMENTS) await context.addInitScript(instrument);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // The last page is always the same one: React holds some nodes of it until the next.
  const around = async (count: number) => {
    for (let left = count - 1; left >= 0; left--) {
      await followLink(page, addresses.at(-1 - (left % addresses.length)) ?? AWAY);
      await followLink(page, AWAY);
    }
    return measure(page, session);
  };
  await page.goto(AWAY);
  await settles(page);
  await startSampling(session);
  const half = Math.max(mounts / 2, addresses.length);
  // Caches and singletons come with the first mounts.
  const before = await around(addresses.length);
  const measured: Mounts['measured'] = [before, await around(half), await around(half)];
  await context.close();
  return { measured, mounts: half, rounds: Math.floor(half / addresses.length) };
}
