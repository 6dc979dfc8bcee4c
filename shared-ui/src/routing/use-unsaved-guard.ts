import { useEffect } from 'react';
import { setNavigationGuard } from './navigation-guard.ts';
import { askToLeave } from './unsaved-question.ts';

interface BeforeRouting extends Event {
  detail?: { originalEvent?: { singleSpa?: boolean }; cancelNavigation?: (cancel: Promise<boolean>) => void };
}

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

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
  /** The changes stay on this device as a draft: the question says so. */
  kept?: boolean;
}

/** While `dirty`, leaving the page by a link, Back, reload or closing asks first. */
export function useUnsavedGuard(dirty: boolean, { kept = false }: UnsavedGuardOptions = {}): void {
  useEffect(() => {
    if (!dirty) return;
    const release = setNavigationGuard(() => askToLeave(kept));
    const onBack = (event: Event) => askOnBack(event as BeforeRouting, kept);
    window.addEventListener('beforeunload', askBrowser);
    window.addEventListener('single-spa:before-routing-event', onBack);
    return () => {
      release();
      window.removeEventListener('beforeunload', askBrowser);
      window.removeEventListener('single-spa:before-routing-event', onBack);
    };
  }, [dirty, kept]);
}
