import {
  describeDiff,
  diffContainers,
  type Known,
  lastPublished,
  promote,
  readReleasable,
  rollBack,
  short,
  withdraw,
} from '@wspolnik/deploy/release';
import { UserError } from '../serve/explain-failure.ts';
import { startCanaryCommand } from './canary-commands.ts';
import { type Context, messageOf, storedContainer } from './context.ts';
import { losses, misfits, promoteCheck, readLiveSet } from './fit.ts';
import { folderOf, releasedLines } from './format.ts';
import { recordPassed, sayWhetherChecked } from './passed.ts';
import { findVersion } from './versions.ts';

// What changes a channel: promote, rollback, withdraw; and diff and check, which show what promote would do.

export async function promoteCommand(context: Context, words: string[]): Promise<void> {
  if (context.options.canary) return startCanaryCommand(context, words);
  const [folder, digits] = words;
  const { store, channel, who, options, print } = context;
  const name = await storedContainer(context, folder);
  const why = messageOf(context);
  const version = digits ? await findVersion(context, name, digits) : undefined;
  const check = await promoteCheck(context);
  const { urgent, 'dry-run': dryRun } = options;
  const key = context.signer();
  const released = await promote(store, { channel, name, version, who, why, key, urgent, check, dryRun });
  for (const line of releasedLines(released, channel, dryRun)) print(line);
  if (released.changes.length === 0) return;
  for (const { version: promoted } of released.changes) await sayWhetherChecked(context, name, promoted);
  if (!dryRun) print(`To take it back: pnpm release rollback ${folderOf(name)}`);
}

export async function rollbackCommand(context: Context, [folder]: string[]): Promise<void> {
  const { store, channel, who, options, print } = context;
  const name = folder ? await storedContainer(context, folder) : undefined;
  const to = options.to === undefined ? undefined : Number(options.to);
  if (to !== undefined && !Number.isInteger(to)) throw new UserError('--to takes the number of a release: --to 12');
  const why = options.message?.trim() || 'Rolled back.';
  const dryRun = options['dry-run'];
  const released = await rollBack(store, { channel, who, why, key: context.signer(), name, to, dryRun });
  for (const line of [...releasedLines(released, channel, dryRun), ...released.kept]) print(line);
  if (dryRun) return;
  const restored = released.changes.map((change) => change.name);
  for (const problem of await misfits(context, restored)) print(`Note: ${problem}`);
}

export async function withdrawCommand(context: Context, [folder]: string[]): Promise<void> {
  const { store, channel, who, options, print } = context;
  const name = await storedContainer(context, folder);
  const why = messageOf(context);
  const { urgent, yes } = options;
  if (!yes) {
    for (const sentence of await losses(context, name)) print(sentence);
    throw new UserError('If that is meant: --yes.');
  }
  const released = await withdraw(store, { channel, who, why, key: context.signer(), name, urgent });
  for (const line of releasedLines(released, channel)) print(line);
  print(`To bring it back: pnpm release rollback ${folderOf(name)}`);
}

export async function diffCommand(context: Context, words: string[]): Promise<void> {
  const { candidate, live } = await readCandidate(context, words);
  const before = live.find(({ name }) => name === candidate.name) ?? null;
  if (!before) context.print(`${folderOf(candidate.name)} is not live on ${context.channel}.`);
  for (const line of describeDiff(diffContainers(before, candidate))) context.print(line);
}

/** Answers whether promote would take the version, and it passes in a browser. */
export async function checkVersion(context: Context, words: string[]): Promise<boolean> {
  const { candidate, live } = await readCandidate(context, words);
  const problems = await (await promoteCheck(context))(live, candidate);
  const what = `${folderOf(candidate.name)} ${short(candidate.version)}`;
  context.print(problems.length === 0 ? `${what} fits what is live on ${context.channel}.` : `${what} does not fit:`);
  for (const problem of problems) context.print(`  ${problem}`);
  if (problems.length > 0 || context.options['no-browser']) return problems.length === 0;
  // Only this command needs a browser.
  const { runGate } = await import('./gate/gate.ts');
  const isPassed = await runGate(context, candidate, live);
  if (isPassed) await recordPassed(context, candidate);
  return isPassed;
}

async function readCandidate(
  context: Context,
  [folder, digits]: string[],
): Promise<{ candidate: Known; live: Known[] }> {
  const name = await storedContainer(context, folder);
  const registry = await context.registry();
  const version = digits
    ? await findVersion(context, name, digits)
    : (await lastPublished(context.store, name, registry)).version;
  const candidate = await readReleasable(context.store, name, version, registry);
  return { candidate, live: await readLiveSet(context) };
}
