import { setTimeout as pause } from 'node:timers/promises';
import { drawVisit, type Site } from './visits.ts';

/** Starts `rate` visits a second, without waiting for those before, and resolves when the last one is over. */
export async function visitFor(site: Site, milliseconds: number, rate: number): Promise<void> {
  const started = performance.now();
  const open = new Set<Promise<unknown>>();
  for (let count = 0; performance.now() - started < milliseconds; count += 1) {
    const early = started + (count * 1000) / rate - performance.now();
    if (early > 0) await pause(early);
    const one = drawVisit().make(site);
    open.add(one);
    one.finally(() => open.delete(one));
  }
  await Promise.all(open);
}
