/** Every exposed module of the remotes by `<remote>/<key>`, inserted by the build of the monolith: lazy imports of one build. */
declare const __EXPOSED__: Readonly<Record<string, () => Promise<unknown>>>;

/** Replaces remote-loader.ts of the shell in the monolith: the same source without federation. */
export async function loadRemoteModule<Module>(name: string, expose: string): Promise<Module> {
  const load = __EXPOSED__[`${name}/${expose}`];
  if (!load) throw new Error(`${name} exposes no ${expose}`);
  return (await load()) as Module;
}

export function resetRemoteModule(_name: string): void {}

export const forgetRemoteModule = (_name: string): boolean => false;
