/** Answers whether the user may leave for `to` (a path without locale, with query and hash). */
export type NavigationGuard = (to: string) => boolean | Promise<boolean>;

/** Several forms can be on a page; the last one to change provides the question for all. */
const guards = new Map<NavigationGuard, () => boolean>();

/**
 * Adds a guard to every in-app navigation; returns a function that removes it. `isSaved`: whether what it guards would be there
 * again after a reload.
 */
export function setNavigationGuard(guard: NavigationGuard, isSaved = () => false): () => void {
  guards.set(guard, isSaved);
  return () => {
    guards.delete(guard);
  };
}

/** True when leaving is allowed; `navigate` and the shell's click handler call it first. */
export const confirmNavigation = (to: string): boolean | Promise<boolean> => [...guards.keys()].at(-1)?.(to) ?? true;

/** Whether a form on the page holds changes that have not been sent. */
export const hasUnsavedInput = (): boolean => guards.size > 0;

/** Whether a reload would lose some of them. */
export const wouldLoseInput = (): boolean => [...guards.values()].some((isSaved) => !isSaved());
