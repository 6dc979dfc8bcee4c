/** Replaces the loading of remotes named at build time: all of ours are registered at run time. */
export function remotes(): never {
  throw new Error('no remote is named at build time');
}
