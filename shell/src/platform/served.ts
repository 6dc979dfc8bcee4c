import { markOfGuest } from '@wspolnik/shared-auth';
import { isTranslated } from '@wspolnik/system';
import { SERVED } from '../lib/served-mark.ts';

const addressNow = () => window.location.pathname + window.location.search;
/** Of the document; the gateway's render has none. A redirect may lead on before everything is taken over. */
const OPENED = typeof window === 'undefined' ? '' : addressNow();

/**
 * Whether React can take over what the gateway has rendered, which is for the address that was opened. Asked once: a later root in this
 * place is rendered anew.
 */
export function takeServed(element: HTMLElement): boolean {
  const isServed = element.hasAttribute(SERVED);
  element.removeAttribute(SERVED);
  return isServed && addressNow() === OPENED && !isTranslated(element);
}

const WAITS = 'wp-waits';

/**
 * A page of somebody signed in waits for the parts that are theirs where those would move the rest, most often on a narrow screen: it
 * is rendered with them, and until then the gateway's skeleton shows (`personal` of the route).
 */
export const isWaiting = (): boolean => document.documentElement.classList.contains(WAITS);

export const endWaiting = (): void => document.documentElement.classList.remove(WAITS);

let answers: Record<string, unknown> | undefined;

/** The answers, by path, from which the gateway has rendered the page: the first render in the browser has to show the same. */
export function servedAnswers(): Record<string, unknown> {
  answers ??= markOfGuest(
    JSON.parse(document.getElementById('served')?.textContent || '{}') as Record<string, unknown>,
  );
  return answers;
}
