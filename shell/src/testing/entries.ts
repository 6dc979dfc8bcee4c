import type { EntryContent } from '../platform/entries.ts';
import type { PublicRemote } from '../platform/release.ts';

/** A version of a remote as a release lists it; `digit` makes its hash. */
export function version(digit: string, rest: Partial<PublicRemote> = {}): PublicRemote {
  return { name: 'mf_offers', entry: `/r/mf_offers/${digit.repeat(64)}.js`, routes: [{ path: '/offers' }], ...rest };
}

/** The tag that loads the entry; jsdom loads nothing itself. */
export function entryTag({ entry }: PublicRemote): HTMLScriptElement {
  const tag = document.querySelector<HTMLScriptElement>(`script[src^="${entry}"]`);
  if (!tag) throw new Error(`${entry} is not requested`);
  return tag;
}

/** The entry arrives: it lists what it has, leaves its container in its global, and the browser reports it in the same task. */
export function arrive(remote: PublicRemote, container: object, content?: EntryContent): void {
  const tag = entryTag(remote);
  Object.assign(tag, { wpContainer: content });
  Object.assign(globalThis, { [remote.name]: container });
  tag.dispatchEvent(new Event('load'));
}
