import {
  type Known,
  RefusedError,
  readCheck,
  readLive,
  recordCheck,
  StoreError,
  short,
} from '@wspolnik/deploy/release';
import type { Context } from './context.ts';
import { folderOf, plain, timeText } from './format.ts';

/** Leaves a signed record beside the version, where this key may. Without one the check counts for whoever has seen it. */
export async function recordPassed(context: Context, { name, version }: Known): Promise<void> {
  const { store, channel, who, print, registry } = context;
  try {
    const known = await registry();
    const release = (await readLive(store, channel, known))?.number ?? 1;
    await recordCheck(store, known, { name, version, who, release, key: context.signer() });
    print(`${folderOf(name)} ${short(version)} passes; \`pnpm release promote\` will say so.`);
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof RefusedError)) throw error;
    print(`${folderOf(name)} ${short(version)} passes. This is not recorded: ${error.message}`);
  }
}

/** A promote is never refused for want of a check: somebody may have to repair a site whose gate does not run. */
export async function sayWhetherChecked(context: Context, name: string, version: string | null): Promise<void> {
  if (!version) return;
  const check = await readCheck(context.store, name, version, await context.registry());
  context.print(
    check
      ? `Checked in a browser beside release ${check.release}, ${timeText(check.at)}, by ${plain(check.who)}.`
      : `Note: nobody has checked it in a browser: pnpm release check ${folderOf(name)} ${short(version)}`,
  );
}
