import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { addKey, newTeamKey, type Registry, revokeKey, storeKeys } from '@wspolnik/deploy/release';
import { UserError } from '../serve/explain-failure.ts';
import type { Context } from './context.ts';
import { folderOf } from './format.ts';
import { nearest } from './read-arguments.ts';

const COMMANDS: Record<string, (context: Context, args: string[]) => Promise<void> | void> = {
  list: async ({ print, registry }) => {
    for (const line of keyLines(await registry())) print(line);
  },
  new: makeKey,
  add: async (context, [key = '', ...folders]) => {
    if (!key) throw new UserError('Which key? For example: pnpm release keys add team.pub.pem mf-offers');
    const known = existsSync(key) ? readFileSync(key, 'utf8') : key;
    const containers = folders.map((folder) => folder.replaceAll('-', '_'));
    const id = await addKey(context.store, known, containers, context.storeSigner());
    context.print(`The key ${id} may release ${folders.map(folderOf).join(', ')}.`);
  },
  revoke: async ({ store, print, storeSigner }, [id = '']) => {
    await revokeKey(store, id, storeSigner());
    print(`The key ${id} releases nothing any more; what it has released stays.`);
  },
  public: ({ store, env, print }) =>
    print(String(storeKeys(store, env).publicKey.export({ type: 'spki', format: 'pem' })).trim()),
};

export async function keysCommand(context: Context, [command = 'list', ...args]: string[]): Promise<void> {
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!run) throw new UserError(`\`keys ${command}\` is no command.${nearest(command, Object.keys(COMMANDS))}`);
  await run(context, args);
}

function keyLines({ storeKey, keys }: Registry): string[] {
  return [
    `${storeKey.id}  the key of the store, for every remote`,
    ...keys.map(({ id, containers, revokedFrom }) => {
      const remotes = containers.map(folderOf).join(', ');
      return `${id}  ${remotes}${revokedFrom ? '  (revoked)' : ''}`;
    }),
  ];
}

function makeKey({ print }: Context, [file = 'release-key.pem']: string[]): void {
  const { id, publicKey, privateKey } = newTeamKey();
  if (existsSync(file)) throw new UserError(`${file} is there already: name another file.`);
  writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' });
  print(publicKey.trim());
  print(
    `This is the public key ${id}. The private one is in ${file}: releases are signed with RELEASE_KEY="$(cat ${file})".`,
  );
  print('Whoever has the key of the store lets it release: pnpm release keys add <file of the public key> mf-offers');
}
