/** Answers whether the user may leave for `to` (a path without locale, with query and hash). */
export type NavigationGuard = (to: string) => boolean | Promise<boolean>;

/** Several forms can be on a page; the last one to change provides the question for all. */
const guards = new Set<NavigationGuard>();

/** Adds a guard to every in-app navigation; returns a function that removes it. */
export function setNavigationGuard(guard: NavigationGuard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** True when leaving is allowed; `navigate` and the shell's click handler call it first. */
export const confirmNavigation = (to: string): boolean | Promise<boolean> => [...guards].at(-1)?.(to) ?? true;
