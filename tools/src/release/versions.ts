import { listPublications, short } from '@wspolnik/deploy/release';
import { UserError } from '../serve/explain-failure.ts';
import type { Context } from './context.ts';
import { folderOf, plain, timeText } from './format.ts';

/** The version of a container that begins with these digits. */
export async function findVersion(context: Context, name: string, digits: string): Promise<string> {
  const publications = await listPublications(context.store, name, await context.registry());
  const found = publications.map(({ version }) => version).filter((version) => version.startsWith(digits));
  if (found.length === 1) return found[0] ?? '';
  const folder = folderOf(name);
  if (found.length === 0) {
    throw new UserError(`${folder} has no version ${digits}: \`pnpm release versions ${folder}\` shows them.`);
  }
  throw new UserError(
    `${digits} begins several versions of ${folder}: ${found.map((one) => one.slice(0, 20)).join(', ')}.`,
  );
}

export async function versionLines(context: Context, name: string): Promise<string[]> {
  const publications = await listPublications(context.store, name, await context.registry());
  return publications
    .reverse()
    .map(
      ({ version, packageVersion, at, who }) => `${short(version)}  ${packageVersion}  ${timeText(at)}  ${plain(who)}`,
    );
}
