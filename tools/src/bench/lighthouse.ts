import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { commandOptions, isSmoke, judge } from '../../../api/src/testing/command-options.ts';
import { BROWSER_ARGS } from '../test/find-browser.ts';
import { describeFailures } from './lighthouse/failures.ts';
import { demandBrowser, median } from './measure.ts';
import { ownCertificate, serveBench } from './serve-bench.ts';

// `pnpm bench:lighthouse [--rounds=5] [--smoke]`: what Lighthouse says of public pages on a phone (its mobile preset: slow 4G and a
// slowed CPU, simulated), the median of the rounds. BENCH_URL measures a running product.
const { values } = parseArgs({ options: commandOptions({ rounds: [5, 1] }) });
const ROUNDS = Number(values.rounds);

/** Categories and the scores that they reach. */
const CATEGORIES = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 };
/** Audits of the performance. */
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};

async function measure(port: number, url: string): Promise<Result> {
  const lhr = (await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.keys(CATEGORIES) }))?.lhr;
  if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
  return lhr;
}

/** Prints the figures of a page; true when they are reached. */
function report(path: string, rounds: readonly Result[]): boolean {
  console.log(`\n${path}`);
  const met = Object.entries(CATEGORIES).map(([id, wanted]) => {
    const score = median(rounds.map(({ categories }) => categories[id]?.score ?? 0));
    console.log(`  ${score >= wanted ? '✓' : '✗'} ${id.padEnd(16)} ${score.toFixed(2)} of ${wanted}`);
    if (score < wanted) for (const line of describeFailures(rounds, id)) console.log(`      ${line}`);
    return score >= wanted;
  });
  const metrics = Object.entries(METRICS).map(([name, id]) => {
    const value = median(rounds.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    return `${name} ${name === 'CLS' ? value.toFixed(3) : `${value.toFixed(0)} ms`}`;
  });
  console.log(`    ${metrics.join(', ')}`);
  return met.every(Boolean);
}

interface OfferAnswer {
  id: string;
  image: { url: string } | null;
}

/** A job makes the widths of the demo data's pictures after the start. A page gets the originals before it has. */
async function untilPictures(api: string, offers: readonly OfferAnswer[]): Promise<void> {
  const headers = { accept: 'image/avif' };
  for (const { image } of offers) {
    const type = async () => (await fetch(`${api}${image?.url}?w=320`, { headers })).headers.get('content-type');
    while (image && (await type()) !== 'image/avif') await pause(500);
  }
}

const { origin, api, close } = await serveBench({ tls: await ownCertificate() });
const chromeFlags = [...BROWSER_ARGS, '--headless=new', '--ignore-certificate-errors'];
const chrome = await launch({ chromePath: await demandBrowser(), chromeFlags, logLevel: 'error' });
try {
  const { results }: { results: OfferAnswer[] } = await (await fetch(`${api}/api/offers/?limit=30`)).json();
  if (!isSmoke) await untilPictures(api, results);
  const all = ['/offers', '/', `/offers/${results[0]?.id}`, '/companies'];
  const paths = isSmoke ? all.slice(0, 1) : all;
  console.log(`Lighthouse, mobile, median of ${ROUNDS}`);
  const verdicts: boolean[] = [];
  for (const path of paths) {
    const rounds: Result[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(chrome.port, origin + path));
    verdicts.push(report(path, rounds));
  }
  judge(verdicts.every(Boolean));
} finally {
  chrome.kill();
  await close();
}
