import { useEffect, useEffectEvent } from 'react';
import { currentHref } from './location.ts';
import { setNavigationGuard } from './navigation-guard.ts';
import { askToLeave } from './unsaved-question.ts';

interface BeforeRouting extends Event {
  detail?: { originalEvent?: { singleSpa?: boolean }; cancelNavigation?: (cancel: Promise<boolean>) => void };
}

/** Every form on the page receives the event of Back; only one asks. */
const asked = new WeakSet<Event>();

// Back and Forward change the address before the user can be asked; single-spa can revert that. Changes by `navigate` and links
// have been confirmed already and have single-spa's own mark.
function askOnBack(event: BeforeRouting, kept: boolean) {
  if (!event.detail?.originalEvent || event.detail.originalEvent.singleSpa || asked.has(event)) return;
  asked.add(event);
  event.detail.cancelNavigation?.(askToLeave(kept).then((leave) => !leave));
}

export interface UnsavedGuardOptions {
  /** The changes stay on this device as a draft, also when leaving for `to`; the question mentions it. */
  kept?: boolean | ((to: string) => boolean);
  /** Evaluated on leaving for `to`: true allows it without a question, e.g. when the session has ended. */
  unless?: (to: string) => boolean;
  /** Evaluated on unload (reload, closing): true means that nothing would be lost, so there is no question. */
  saved?: () => boolean;
}

/** While `dirty`, leaving the page by a link, Back, reload or closing asks for confirmation. */
export function useUnsavedGuard(dirty: boolean, { kept = false, unless, saved }: UnsavedGuardOptions = {}): void {
  const isKept = useEffectEvent((to: string) => (typeof kept === 'function' ? kept(to) : kept));
  const isAllowed = useEffectEvent((to: string) => unless?.(to) ?? false);
  const isSaved = useEffectEvent(() => saved?.() ?? false);
  useEffect(() => {
    if (!dirty) return;
    const release = setNavigationGuard(
      (to) => isAllowed(to) || askToLeave(isKept(to)),
      () => isSaved(),
    );
    const onBack = (event: Event) => {
      const to = currentHref();
      if (!isAllowed(to)) askOnBack(event as BeforeRouting, isKept(to));
    };
    const onUnload = (event: BeforeUnloadEvent) => isSaved() || event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    window.addEventListener('single-spa:before-routing-event', onBack);
    return () => {
      release();
      window.removeEventListener('beforeunload', onUnload);
      window.removeEventListener('single-spa:before-routing-event', onBack);
    };
  }, [dirty]);
}
