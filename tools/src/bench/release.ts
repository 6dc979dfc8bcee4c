import { parseArgs } from 'node:util';
import { commandOptions, isSmoke, judge } from '../../../api/src/testing/command-options.ts';
import { buildRelease } from '../build/release.ts';
import { ROOT } from '../webpack/base-config.ts';
import { measureBeacon } from './release/beacon.ts';
import { measureCanaries } from './release/canaries.ts';
import { measureClean, measureLeaks } from './release/gate.ts';
import { measureReleases } from './release/releases.ts';
import { Report } from './release/report.ts';
import { STORE } from './serve-bench.ts';

// `pnpm bench:release [--releases=20] [--sessions=1000] [--checks=20] [--smoke]`: what a release costs who builds it, who serves it, and who
// has a page open; what the gate finds in twenty clean versions and in ten with a leak each; how canaries end; and what measuring costs a
// page. Releases real builds of mf-offers from an edited copy of the workspace into its own store. `--gate`, `--canaries` and `--beacon`
// measure only that.

const { values } = parseArgs({
  options: {
    ...commandOptions({
      releases: [20, 2],
      sessions: [1000, 12],
      promotes: [50, 5],
      checks: [20, 1],
      leaks: [10, 1],
      bad: [2000, 20],
      equal: [2000, 20],
      documents: [20, 2],
    }),
    canaries: { type: 'boolean', default: false },
    gate: { type: 'boolean', default: false },
    beacon: { type: 'boolean', default: false },
  },
});
const report = new Report();
const { print } = report;

async function gate(): Promise<void> {
  await buildRelease({ root: ROOT, store: STORE, log: console.log });
  const checks = await measureClean(Number(values.checks));
  const alarms = checks.filter(({ isPassed }) => !isPassed).length;
  print(`${checks.length} checks of clean remotes: alarms`, `${alarms}`, '0', alarms === 0);
  const slowest = Math.max(...checks.map(({ seconds }) => seconds));
  print('a check of one remote, the slowest, s', slowest.toFixed(0), '90', slowest <= 90);
  const planted = await measureLeaks(Number(values.leaks));
  const found = planted.filter(Boolean).length;
  print('planted leaks, attributed', `${found}`, `${planted.length}`, found === planted.length);
}

function canaries(): void {
  const { gone, wrong } = measureCanaries(Number(values.bad), Number(values.equal));
  const inTime = gone.filter((seconds) => seconds <= 60).length / gone.length;
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  console.log(`  a canary that fails on 5% of its pages is gone after, the median, s: ${gone[gone.length >> 1]}`);
  print(`of ${gone.length} of them within a minute`, percent(inTime), '95%', isSmoke || inTime >= 0.95);
  const share = wrong / Number(values.equal);
  print(`of ${values.equal} equal canaries rolled back`, percent(share), '5%', isSmoke || share <= 0.05);
}

async function beacon(): Promise<void> {
  const costs = await measureBeacon(Number(values.documents));
  const { measuring = 0, request = 0 } = costs[costs.length >> 1] ?? {};
  console.log(`  one request of the page, ms of the main thread: ${request.toFixed(1)}`);
  print(
    'measuring a page until its report, ms of the main thread',
    measuring.toFixed(1),
    '1',
    isSmoke || measuring <= 1,
  );
}

const parts = { gate, canaries, beacon };
const names = Object.keys(parts) as (keyof typeof parts)[];
const asked = names.filter((name) => values[name]);
if (asked.length === 0) {
  await measureReleases(report, {
    releases: Number(values.releases),
    sessions: Number(values.sessions),
    promotes: Number(values.promotes),
  });
}
for (const name of asked.length > 0 ? asked : names) await parts[name]();
judge(report.isReached);
