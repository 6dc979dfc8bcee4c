import {
  openStore,
  type Registry,
  type ReleaseStore,
  readRegistry,
  type Signer,
  signerOf,
  storeSigner,
} from '@wspolnik/deploy/release';
import { storeLocation } from '../build/store-location.ts';
import { UserError } from '../serve/explain-failure.ts';
import { folderOf } from './format.ts';
import { nearest, type readArguments } from './read-arguments.ts';
import { findWho } from './who.ts';

export interface Surroundings {
  env: NodeJS.ProcessEnv;
  /** Root of the repository. */
  root: string;
  print(line: string): void;
}

type Options = ReturnType<typeof readArguments>['values'];

/** Context of every command. */
export interface Context extends Surroundings {
  options: Options;
  channel: string;
  store: ReleaseStore;
  who: string;
  /** Of the team, or of the store. */
  signer(): Signer;
  storeSigner(): Signer;
  registry(): Promise<Registry>;
}

export async function createContext(options: Options, surroundings: Surroundings): Promise<Context> {
  const { env, root } = surroundings;
  const store = await openStore(options.store ?? storeLocation(root, env.RELEASES_DIR), { env });
  return {
    ...surroundings,
    options,
    store,
    channel: options.channel,
    who: options.who ?? findWho(root),
    signer: () => signerOf(store, env),
    storeSigner: () => storeSigner(store, env),
    registry: () => readRegistry(store, env),
  };
}

/** @throws UserError with an example when the message is missing */
export function messageOf({ options }: Context): string {
  const { message } = options;
  if (message?.trim()) return message.trim();
  throw new UserError('Say why, for those who read the list of releases: -m "Prices with VAT"');
}

/** `mf-offers` → `mf_offers`, when the store has it. */
export async function storedContainer({ store }: Context, folder: string | undefined): Promise<string> {
  const keys = await store.list('versions/');
  const names = [...new Set(keys.map((key) => key.split('/')[1] ?? ''))];
  const name = folder?.replaceAll('-', '_') ?? '';
  if (names.includes(name)) return name;
  const known = names.map(folderOf);
  if (!folder) throw new UserError(`Which remote? ${known.join(', ') || 'None was published yet.'}`);
  throw new UserError(`${folder} was not published.${nearest(folder, known)}`);
}
