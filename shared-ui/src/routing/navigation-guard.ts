/** Answers whether the person may leave for `to` (a path of ours with query and hash). */
export type NavigationGuard = (to: string) => boolean | Promise<boolean>;

/** Several forms may stand on a page; the last one to change speaks for all. */
const guards = new Set<NavigationGuard>();

/** Puts a guard before every in-app navigation; returns the function that takes it away again. */
export function setNavigationGuard(guard: NavigationGuard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** True when nothing stands against leaving; `navigate` and the shell's click handling ask it first. */
export const confirmNavigation = (to: string): boolean | Promise<boolean> => [...guards].at(-1)?.(to) ?? true;
