/** Answers whether the person may leave for `to` (a path of ours with query and hash). */
export type NavigationGuard = (to: string) => boolean | Promise<boolean>;

let guard: NavigationGuard | null = null;

/** Puts a guard before every in-app navigation; returns the function that takes it away again. */
export function setNavigationGuard(next: NavigationGuard | null): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** True when nothing stands against leaving; `navigate` and the shell's click handling ask it first. */
export const confirmNavigation = (to: string): boolean | Promise<boolean> => (guard ? guard(to) : true);
