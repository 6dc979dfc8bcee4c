import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { commandOptions, isSmoke, judge } from '../../../api/src/testing/command-options.ts';
import { launchBrowser } from './measure.ts';
import { serveBench } from './serve-bench.ts';

// `pnpm bench:suggest [--rounds=4] [--smoke]`: from a key in the header's field to the frame with its suggestions, on the built
// product with the demo data. BENCH_URL measures a running product.
const { values } = parseArgs({ options: commandOptions({ rounds: [4, 1] }) });
const ROUNDS = Number(values.rounds);
/** Milliseconds, at the 95th percentile. */
const MOST_MS = 150;
/** Milliseconds between two keys: each list is drawn before the next key. */
const PAUSE = 400;
const WORDS = ['strona', 'meble', 'kraków', 'audyt', 'zuraw', 'tłumacz'].slice(0, isSmoke ? 1 : undefined);

interface Figures {
  /** Milliseconds of each key that changed the list. */
  times: number[];
  /** The most requests under way at once. */
  requests: number;
}

declare global {
  interface Window {
    __suggest?: Figures;
  }
}

/** Counts from the key's event to the frame after the list has other options, and the requests that are under way. */
function observe() {
  const figures: Figures = { times: [], requests: 0 };
  window.__suggest = figures;
  let pressed = 0;
  let under = 0;
  document.addEventListener('input', (event) => {
    pressed = event.timeStamp;
  });
  const send = window.fetch;
  window.fetch = (...args) => {
    const [request] = args;
    const url = request instanceof Request ? request.url : String(request);
    if (!url.includes('search/suggest/')) return send(...args);
    under += 1;
    figures.requests = Math.max(figures.requests, under);
    const signal = request instanceof Request ? request.signal : args[1]?.signal;
    let open = true;
    const done = () => {
      if (open) under -= 1;
      open = false;
    };
    signal?.addEventListener('abort', done);
    return send(...args).finally(done);
  };
  let shown = '';
  new MutationObserver(() => {
    const list = document.querySelector('[role=listbox]')?.textContent ?? '';
    if (list === shown || list === '' || pressed === 0) return;
    shown = list;
    const key = pressed;
    pressed = 0;
    // After the frame with the list.
    requestAnimationFrame(() => setTimeout(() => figures.times.push(performance.now() - key)));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function typeWords(page: Page): Promise<void> {
  const field = page.locator('header input[name=q]');
  for (const word of WORDS) {
    // The last searches, or nothing, are shown before the first key; the last key is held for a pause as well.
    await field.clear();
    await page.keyboard.press('Home', { delay: PAUSE });
    await page.keyboard.type(word, { delay: PAUSE });
  }
  // As fast as a hurried person types: requests replace each other.
  await field.clear();
  await page.keyboard.type(WORDS.join(' '), { delay: 30 });
  await page.keyboard.press('End', { delay: PAUSE });
}

const { origin, close } = await serveBench();
const browser = await launchBrowser();
try {
  const times: number[] = [];
  let requests = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(observe);
    // Lists have a search field of their own instead.
    await page.goto(`${origin}/pricing`);
    await page.waitForLoadState('networkidle');
    await typeWords(page);
    const figures = await page.evaluate(() => window.__suggest);
    times.push(...(figures?.times ?? []));
    requests = Math.max(requests, figures?.requests ?? 0);
    await context.close();
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  const met = at(0.95) <= MOST_MS && requests === 1;
  console.log(`\nHeader suggestions, key to frame, ${times.length} keys`);
  console.log(
    `p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms  ≤ ${MOST_MS} ${met ? '✓' : '✗'}; at most ${requests} request under way`,
  );
  judge(met);
} finally {
  await browser.close();
  await close();
}
