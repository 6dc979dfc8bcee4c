import { navigate } from '@wspolnik/system';
import { OFFER_STEPS, type OfferStep } from './offer-form.fields.ts';

const PARAM = 'step';
const [FIRST] = OFFER_STEPS;

/** The step of the URL parameter; the first step for a missing or invalid one. */
export const stepOf = (param: string | null): OfferStep => OFFER_STEPS.find((step) => step === param) ?? FIRST;

/** The URL parameter of the step; null for the first. */
export const paramOf = (step: OfferStep): string | null => (step === FIRST ? null : step);

/** The form's current URL with another step. */
export function stepPath(step: OfferStep): string {
  const { pathname, searchParams } = new URL(window.location.href);
  const param = paramOf(step);
  if (param === null) searchParams.delete(PARAM);
  else searchParams.set(PARAM, param);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** The URL of the form without the step, which all its steps share. Accepts a path or an absolute URL. */
export function formOf(href: string): string {
  const { pathname, searchParams } = new URL(href, window.location.href);
  searchParams.delete(PARAM);
  return `${pathname}?${searchParams}`;
}

/** The history entry at which the form was opened; undefined when it is the current one or cannot be found. */
function firstEntry(): NavigationHistoryEntry | undefined {
  // Firefox before 147 and Safari before 26.2 lack the Navigation API: there Back passes through the steps of an empty form.
  if (!('navigation' in window)) return undefined;
  const { currentEntry } = window.navigation;
  // Traversing to an entry of another document would unload this one, and the function could not continue.
  const isForm = ({ url, sameDocument }: NavigationHistoryEntry) =>
    sameDocument && url !== null && formOf(url) === formOf(window.location.href);
  const before = window.navigation.entries().slice(0, currentEntry?.index ?? 0);
  return before[before.findLastIndex((entry) => !isForm(entry)) + 1];
}

/** Leaves a finished form together with its steps: Back from `to` leads to the page before the form. */
export async function leaveForm(to: string): Promise<void> {
  const first = firstEntry();
  if (first) await window.navigation.traverseTo(first.key).finished?.catch(() => undefined);
  navigate(to, { replace: true });
}
