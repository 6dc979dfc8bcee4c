import { checkStore, explainPath, listReleases, prune, short } from '@wspolnik/deploy/release';
import { UserError } from '../serve/explain-failure.ts';
import { type Context, storedContainer } from './context.ts';
import { folderOf, ownerLine, releaseLines, timeText } from './format.ts';
import { checkVersion } from './release-commands.ts';
import { versionLines } from './versions.ts';

// What only reads the store, publishes into it, or tidies it.

export async function publishCommand({ store, root, who, print }: Context, [folder]: string[]): Promise<void> {
  if (!folder) throw new UserError('Which remote? For example: pnpm release publish mf-offers');
  // Only this command needs webpack, which takes a second to load.
  const { buildOne } = await import('../build/release.ts');
  const { name, version, isNew } = await buildOne({ root, folder, store: store.location, who });
  print(`${folderOf(name)} ${short(version)} is in the store${isNew ? '' : ' already'}.`);
  print(`To make it live: pnpm release promote ${folderOf(name)} -m "…"`);
}

export async function listCommand({ store, channel, options, print, registry }: Context): Promise<void> {
  const list = await listReleases(store, channel, await registry());
  if (options.json) return print(JSON.stringify(list, null, 2));
  if (list.releases.length === 0) print(`Nothing was released to ${channel} yet.`);
  for (const line of list.releases.flatMap(releaseLines)) print(line);
  for (const { sentence } of list.damaged) print(`Damaged: ${sentence}`);
}

export async function versionsCommand(context: Context, [folder]: string[]): Promise<void> {
  const name = await storedContainer(context, folder);
  for (const line of await versionLines(context, name)) context.print(line);
}

export async function whyCommand({ store, channel, print, registry }: Context, [address]: string[]): Promise<void> {
  if (!address) throw new UserError('Which page? For example: pnpm release why /offers/7');
  const { pathname } = new URL(address, 'https://site.invalid');
  const { owner, damaged } = await explainPath(store, channel, pathname, await registry());
  print(
    owner
      ? ownerLine(pathname, owner.route, owner.promotion)
      : `Nothing that is live on ${channel} serves ${pathname}.`,
  );
  for (const sentence of damaged) print(`Note: ${sentence}`);
}

/** Answers whether a version fits what is live, or without a remote, whether the store is whole. */
export async function checkCommand(context: Context, words: string[]): Promise<boolean> {
  const { store, print } = context;
  if (words.length > 0) return checkVersion(context, words);
  const problems = await checkStore(store);
  if (problems.length === 0) print(`The store ${store.location} is whole.`);
  for (const { what, todo } of problems) print(`${what}\n  ${todo}`);
  return problems.length === 0;
}

export async function pruneCommand({ store, print }: Context): Promise<void> {
  const { removed, listed, due, kept } = await prune(store);
  if (removed.length > 0) print(`Removed ${removed.length} files that nobody needs.`);
  if (due !== null)
    print(`${listed.length} files are needed by nobody. \`pnpm release prune\` removes them from ${timeText(due)} on.`);
  if (removed.length === 0 && due === null) print('Nothing to remove: everything was needed within 14 days.');
  for (const sentence of kept) print(sentence);
}
