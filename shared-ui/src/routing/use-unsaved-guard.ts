import { useEffect, useEffectEvent } from 'react';
import { currentHref } from './location.ts';
import { setNavigationGuard } from './navigation-guard.ts';
import { askToLeave } from './unsaved-question.ts';

interface BeforeRouting extends Event {
  detail?: { originalEvent?: { singleSpa?: boolean }; cancelNavigation?: (cancel: Promise<boolean>) => void };
}

/** Each form on the page hears of a Back; it asks once. */
const asked = new WeakSet<Event>();

// Back and Forward change the address before anyone can ask; single-spa can take that back. Changes that
// `navigate` and links made were asked about already and carry single-spa's own mark.
function askOnBack(event: BeforeRouting, kept: boolean) {
  if (!event.detail?.originalEvent || event.detail.originalEvent.singleSpa || asked.has(event)) return;
  asked.add(event);
  event.detail.cancelNavigation?.(askToLeave(kept).then((leave) => !leave));
}

export interface UnsavedGuardOptions {
  /** The changes stay on this device as a draft, also when one leaves for `to`: the question says so. */
  kept?: boolean | ((to: string) => boolean);
  /** Looked at in the moment of leaving for `to`: true lets go without a question, as when the session is over. */
  unless?: (to: string) => boolean;
  /** Looked at when the document goes (reload, closing): true says that nothing would be lost, and nobody is asked. */
  saved?: () => boolean;
}

/** While `dirty`, leaving the page by a link, Back, reload or closing asks first. */
export function useUnsavedGuard(dirty: boolean, { kept = false, unless, saved }: UnsavedGuardOptions = {}): void {
  const isKept = useEffectEvent((to: string) => (typeof kept === 'function' ? kept(to) : kept));
  const letsGo = useEffectEvent((to: string) => unless?.(to) ?? false);
  const askBrowser = useEffectEvent((event: BeforeUnloadEvent) => saved?.() || event.preventDefault());
  useEffect(() => {
    if (!dirty) return;
    const release = setNavigationGuard((to) => letsGo(to) || askToLeave(isKept(to)));
    const onBack = (event: Event) => {
      const to = currentHref();
      if (!letsGo(to)) askOnBack(event as BeforeRouting, isKept(to));
    };
    const onUnload = (event: BeforeUnloadEvent) => askBrowser(event);
    window.addEventListener('beforeunload', onUnload);
    window.addEventListener('single-spa:before-routing-event', onBack);
    return () => {
      release();
      window.removeEventListener('beforeunload', onUnload);
      window.removeEventListener('single-spa:before-routing-event', onBack);
    };
  }, [dirty]);
}
