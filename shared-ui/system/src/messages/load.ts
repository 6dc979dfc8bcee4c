import type { Locale, Messages } from '../root/locale.ts';

// The webpack preset replaces the plain files with compiled ones; always import the plain ones.
const sources: Record<Locale, () => Promise<{ default: Messages }>> = {
  pl: () => import(/* webpackChunkName: "messages-pl" */ './pl.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
};

const loaded: Partial<Record<Locale, Messages>> = {};
const listeners = new Set<() => void>();

/** Loads the texts of shared-ui itself (controls, `errors.<code>`, `validators.*`) once per locale. */
export async function loadCommonMessages(locale: Locale): Promise<Messages> {
  const known = loaded[locale];
  if (known) return known;
  const messages = (await sources[locale]()).default;
  loaded[locale] = messages;
  for (const listener of listeners) listener();
  return messages;
}

/** The texts already loaded by `loadCommonMessages`; undefined before. */
export const commonMessages = (locale: Locale): Messages | undefined => loaded[locale];

export function subscribeCommonMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
