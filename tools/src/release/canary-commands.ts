import { setTimeout as wait } from 'node:timers/promises';
import { type Assessment, expectedTimes, openBatches, openJudge, viewsPerSecond } from '@wspolnik/deploy/canary';
import { LEAST, readLive, runningCanary, short, startCanary } from '@wspolnik/deploy/release';
import { UserError } from '../serve/explain-failure.ts';
import type { Context } from './context.ts';
import { messageOf, storedContainer } from './context.ts';
import { promoteCheck } from './fit.ts';
import { folderOf, plain, timeText } from './format.ts';
import { findVersion } from './versions.ts';

/** Milliseconds between looks of `canary --watch`. */
const INTERVAL = 1000;

/** `promote --canary 25`: some browsers get it, and gateways with a key decide. */
export async function startCanaryCommand(context: Context, [folder, digits]: string[]): Promise<void> {
  const { store, channel, who, options, print } = context;
  const name = await storedContainer(context, folder);
  const share = numberOf('--canary', options.canary);
  const least = {
    minutes: options.minutes ? numberOf('--minutes', options.minutes) : LEAST.minutes,
    pages: options.pages ? numberOf('--pages', options.pages) : LEAST.pages,
  };
  const version = digits ? await findVersion(context, name, digits) : undefined;
  const why = options['dry-run'] ? 'A dry run.' : messageOf(context);
  const check = await promoteCheck(context);
  const key = context.signer();
  const request = { channel, name, version, who, why, key, check, share, least, dryRun: options['dry-run'] };
  const released = await startCanary(store, request);
  const canary = released.canary;
  if (!canary) return;
  const what = `${folderOf(name)} ${short(canary.version)}`;
  print(
    options['dry-run']
      ? `${what} would go to ${share}% of the browsers on ${channel}, and ${share}% would be compared with them. Nothing was done.`
      : `Release ${released.number}: ${what} goes to ${share}% of the browsers on ${channel}; ${share}% are compared with them.`,
  );
  await printExpected(context, { share, least });
  if (options['dry-run']) return;
  print('Gateways with a key decide; so does `pnpm release canary --watch`, which shows what is measured.');
  print(`To end it: pnpm release rollback ${folderOf(name)}, or promote ${folderOf(name)} ${short(canary.version)}`);
}

/** What is known about the running canary; with --watch until it has ended, and then whether it was promoted. */
export async function canaryCommand(context: Context): Promise<boolean> {
  const { store, channel, options, print } = context;
  const batches = openBatches(store, channel);
  let running = await readRunning(context);
  if (!running) {
    print(`No canary runs on ${channel}.`);
    return true;
  }
  const { name, version, share, who, why, at } = running;
  print(`${folderOf(name)} ${short(version)}, ${share}% since ${timeText(at)}, ${plain(who)}: ${plain(why)}`);
  const judge = openJudge({
    store,
    batches,
    running: () => running,
    signer: () => (options.watch ? context.signer() : null),
    check: await promoteCheck(context),
    notices: { tell: print, warn: (_, sentence) => print(sentence), over: () => {} },
  });
  for (let last = ''; ; await wait(INTERVAL)) {
    const assessment = await judge.look();
    const lines = assessment ? assessmentLines(assessment) : [];
    if (lines.join('\n') !== last) for (const line of lines) print(line);
    last = lines.join('\n');
    if (!options.watch) return true;
    running = await readRunning(context);
    if (!running) return (await readLive(store, channel, await context.registry()))?.canary?.end === 'promoted';
  }
}

async function readRunning({ store, channel, registry }: Context) {
  const live = await readLive(store, channel, await registry());
  return live && runningCanary(live);
}

function assessmentLines({ verdict, reason, evidence, groups }: Assessment): string[] {
  const { canary, control } = groups;
  const share = ({ failed, pages }: typeof canary) => `${failed} of ${pages} pages failed`;
  const speed = ({ lcp, inp }: typeof canary) =>
    `LCP ${lcp === null ? '–' : `${Math.round(lcp)} ms`}, INP ${inp === null ? '–' : `${Math.round(inp)} ms`}`;
  return [
    `${verdict}: ${reason}`,
    `  canary   ${share(canary)}, ${speed(canary)}`,
    `  control  ${share(control)}, ${speed(control)}`,
    `  it is worse from 20 on: ${evidence.toFixed(1)}`,
  ];
}

async function printExpected({ store, channel, print }: Context, canary: Parameters<typeof expectedTimes>[0]) {
  const views = await viewsPerSecond(openBatches(store, channel));
  if (views === 0) {
    print('No page was measured in the last day, so it may stay undecided: then a person decides.');
    return;
  }
  const { promoted, rolledBack } = expectedTimes(canary, views);
  print(
    `At ${views.toFixed(views < 1 ? 3 : 1)} page views a second, the traffic of the last day, a version that fails on one of twenty pages is rolled back after about ${durationText(rolledBack)}, and a good one is promoted after ${durationText(promoted)}.`,
  );
}

const durationText = (seconds: number): string => {
  if (seconds < 120) return `${Math.ceil(seconds)} s`;
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3600)} h`;
};

function numberOf(option: string, text: string | undefined): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new UserError(`${option} takes a whole number.`);
}
