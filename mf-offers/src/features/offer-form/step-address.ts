import { navigate } from '@wspolnik/shared-ui';
import { OFFER_STEPS, type OfferStep } from './offer-steps.ts';

const PARAM = 'step';
const [FIRST] = OFFER_STEPS;

/** The step that an address names: the first is named by none, and by nonsense. */
export const stepOf = (param: string | null): OfferStep => OFFER_STEPS.find((step) => step === param) ?? FIRST;

/** What names the step in the address; null for the first. */
export const paramOf = (step: OfferStep): string | null => (step === FIRST ? null : step);

/** The form's present address at another of its steps. */
export function stepPath(step: OfferStep): string {
  const { pathname, searchParams } = new URL(window.location.href);
  const param = paramOf(step);
  if (param === null) searchParams.delete(PARAM);
  else searchParams.set(PARAM, param);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** What the addresses of all steps of a form have in common; takes a path of ours or a whole address. */
export function formOf(href: string): string {
  const { pathname, searchParams } = new URL(href, window.location.href);
  searchParams.delete(PARAM);
  return `${pathname}?${searchParams}`;
}

/** The entry of the history at which the form was entered; undefined when it is the present one, or nobody can tell. */
function firstEntry(): NavigationHistoryEntry | undefined {
  // No part of Firefox before 147 and Safari before 26.2: there Back walks over the steps of an empty form.
  if (!('navigation' in window)) return undefined;
  const { currentEntry } = window.navigation;
  // Going to an entry of another document would load it, and nobody would be left to go on.
  const isForm = ({ url, sameDocument }: NavigationHistoryEntry) =>
    sameDocument && url !== null && formOf(url) === formOf(window.location.href);
  const before = window.navigation.entries().slice(0, currentEntry?.index ?? 0);
  return before[before.findLastIndex((entry) => !isForm(entry)) + 1];
}

/** Leaves a form that is done with, its steps as well: Back from `to` leads to where one was before the form. */
export async function leaveForm(to: string): Promise<void> {
  const first = firstEntry();
  if (first) await window.navigation.traverseTo(first.key).finished?.catch(() => undefined);
  navigate(to, { replace: true });
}
