import { type ComponentType, lazy, useState } from 'react';
import { ErrorBoundary } from '../components/error-boundary/error-boundary.tsx';
import { PageNotLoaded } from './page-not-loaded.tsx';

export interface LazyPage<Props> {
  /** For the element; suspends until the code is there, and shows a panel in its place when it does not come. */
  Page: ComponentType<Props>;
  /** Fetches the code ahead; a failure is the page's to tell. */
  prepare(): Promise<void>;
}

/** The code of a page did not come. */
class PageLoadError extends Error {}

function notLoaded(cause: unknown): never {
  throw new PageLoadError('the code of the page did not come', { cause });
}

/**
 * A page in a chunk of its own. One that was prepared is drawn at once: React gives a promise a skeleton first, and takes
 * it away after 300 ms at the earliest. One whose code does not come fails alone: the other pages of the remote, and what
 * they have read, stay.
 */
export function lazyPage<Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let ready: { default: ComponentType<Props> } | undefined;
  const fetchPage = async () => {
    ready = { default: await load() };
    return ready;
  };
  // React asks by `then` alone, so an answer given at once needs no other turn.
  const answer = () => {
    const page = ready;
    if (!page) return fetchPage().catch(notLoaded);
    // biome-ignore lint/suspicious/noThenProperty: what React is given instead of a promise
    return { then: (done: (page: object) => void) => done(page) } as unknown as ReturnType<typeof fetchPage>;
  };
  let current = lazy(answer);
  // React keeps a failure for good, and draws a failed page once more before it shows the panel: only what comes after the
  // panel may ask anew.
  const renew = () => {
    current = lazy(answer);
  };
  return {
    Page: function LazyPageRoot(props: Props) {
      const [{ Lazy }, setLazy] = useState(() => ({ Lazy: current }));
      return (
        <ErrorBoundary
          fallback={(error, retry) => {
            if (!(error instanceof PageLoadError)) throw error;
            const again = () => {
              renew();
              setLazy({ Lazy: current });
              retry();
            };
            return <PageNotLoaded error={error.cause} onRetry={again} onLeave={renew} />;
          }}
        >
          <Lazy {...props} />
        </ErrorBoundary>
      );
    },
    prepare: async () => {
      if (!ready) await fetchPage().catch(() => undefined);
    },
  };
}
