import { readPage } from './load.ts';
import type { AtRate, Timed } from './rate.ts';

// Asks for the pages that the parent names, and tells it how long they took. A separate process: the parent has loaded the API, and
// collecting its memory stops it for 100 ms again and again, which would count for the gateway's.

/**
 * Asks for `rate` pages a second, evenly, whether or not those before are there: a page that is late makes the next ones late as
 * well, and all of that is in their latencies (no coordinated omission). autocannon would send those of a second all at its start.
 */
async function readAtRate({ urls, rate }: AtRate): Promise<Timed> {
  const timed: Timed = { latencies: [], missed: 0 };
  const started = performance.now();
  const reads: Promise<void>[] = [];
  for (const [index, url] of urls.entries()) {
    const due = started + (index * 1000) / rate;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const read = readPage(url).then((isRendered) => {
      timed.latencies.push(performance.now() - due);
      if (!isRendered) timed.missed += 1;
    });
    reads.push(read);
  }
  await Promise.all(reads);
  return timed;
}

process.once('message', async (asked: AtRate) => {
  process.send?.(await readAtRate(asked));
  process.disconnect();
});
