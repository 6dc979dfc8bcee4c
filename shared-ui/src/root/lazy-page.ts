import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface LazyPage<Props> {
  /** For the element; suspends until the code is there. */
  Page: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the code ahead; a failure is the page's to tell. */
  prepare(): Promise<void>;
}

/**
 * A page in a chunk of its own. One that was prepared is drawn at once: React gives a promise a skeleton first, and takes
 * it away after 300 ms at the earliest.
 */
export function lazyPage<Props = object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let ready: { default: ComponentType<Props> } | undefined;
  const fetchPage = async () => {
    ready = { default: await load() };
    return ready;
  };
  // React asks by `then` alone, so an answer given at once needs no other turn.
  const answer = () => {
    const page = ready;
    if (!page) return fetchPage();
    // biome-ignore lint/suspicious/noThenProperty: what React is given instead of a promise
    return { then: (done: (page: object) => void) => done(page) } as unknown as ReturnType<typeof fetchPage>;
  };
  return {
    Page: lazy(answer),
    prepare: async () => {
      if (!ready) await fetchPage().catch(() => undefined);
    },
  };
}
