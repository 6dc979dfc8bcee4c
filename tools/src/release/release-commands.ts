import { lastPublished, promote, readReleasable, rollBack, withdraw } from '@wspolnik/deploy/release';
import { describeDiff, diffContainers } from '@wspolnik/deploy/release/fit';
import { UserError } from '../serve/explain-failure.ts';
import { type Context, messageOf, storedContainer } from './context.ts';
import { fitCheck, losses, misfits, readLiveSet } from './fit.ts';
import { folderOf, releasedLines } from './format.ts';
import { findVersion } from './versions.ts';

// What changes a channel: promote, rollback, withdraw; and diff, which says what promote would change.

export async function promoteCommand(context: Context, [folder, digits]: string[]): Promise<void> {
  const { store, channel, who, options, print } = context;
  const name = await storedContainer(context, folder);
  const why = messageOf(context);
  const version = digits ? await findVersion(context, name, digits) : undefined;
  const check = fitCheck(options['allow-wider']);
  const { urgent } = options;
  const released = await promote(store, { channel, name, version, who, why, key: context.signer(), urgent, check });
  for (const line of releasedLines(released, channel)) print(line);
  if (released.changes.length > 0) print(`To take it back: pnpm release rollback ${folderOf(name)}`);
}

export async function rollbackCommand(context: Context, [folder]: string[]): Promise<void> {
  const { store, channel, who, options, print } = context;
  const name = folder ? await storedContainer(context, folder) : undefined;
  const to = options.to === undefined ? undefined : Number(options.to);
  if (to !== undefined && !Number.isInteger(to)) throw new UserError('--to takes the number of a release: --to 12');
  const why = options.message?.trim() || 'Rolled back.';
  const released = await rollBack(store, { channel, who, why, key: context.signer(), name, to });
  for (const line of [...releasedLines(released, channel), ...released.kept]) print(line);
  for (const problem of await misfits(
    context,
    released.changes.map((change) => change.name),
  ))
    print(`Note: ${problem}`);
}

export async function withdrawCommand(context: Context, [folder]: string[]): Promise<void> {
  const { store, channel, who, options, print } = context;
  const name = await storedContainer(context, folder);
  const why = messageOf(context);
  const lost = await losses(context, name);
  const { urgent } = options;
  const released = await withdraw(store, { channel, who, why, key: context.signer(), name, urgent });
  for (const line of [...releasedLines(released, channel), ...lost.map(inThePast)]) print(line);
  print(`To bring it back: pnpm release rollback ${folderOf(name)}`);
}

/** The sentences are said before the fact. */
const inThePast = (sentence: string) => sentence.replace('would be', 'is now');

export async function diffCommand(context: Context, [folder, digits]: string[]): Promise<void> {
  const { store, channel, print } = context;
  const name = await storedContainer(context, folder);
  const registry = await context.registry();
  const version = digits
    ? await findVersion(context, name, digits)
    : (await lastPublished(store, name, registry)).version;
  const after = await readReleasable(store, name, version, registry);
  const live = await readLiveSet(context);
  const before = live.find((container) => container.name === name) ?? null;
  if (!before) print(`${folderOf(name)} is not live on ${channel}.`);
  for (const line of describeDiff(diffContainers(before, after))) print(line);
  for (const problem of await fitCheck(context.options['allow-wider'])(live, after))
    print(`Would be refused: ${problem}`);
}
