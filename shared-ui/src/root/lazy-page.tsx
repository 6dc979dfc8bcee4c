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
 * A page in a chunk of its own. One that was prepared is rendered without `lazy`: React shows a skeleton first even for a
 * promise that is resolved, and removes it after 300 ms at the earliest. One whose code does not come fails alone: the other
 * pages of the remote, and what they have read, stay.
 */
export function lazyPage<Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let ready: ComponentType<Props> | undefined;
  const fetchPage = async () => {
    ready = await load();
    return { default: ready };
  };
  const newLazy = () => lazy(() => fetchPage().catch(notLoaded));
  let current = newLazy();
  // React keeps a failure for good, and draws a failed page once more before it shows the panel: only what comes after the
  // panel may ask anew.
  const renew = () => {
    current = newLazy();
  };
  const choose = (): { Chosen: ComponentType<Props> } => ({ Chosen: ready ?? current });
  return {
    Page: function LazyPageRoot(props: Props) {
      const [{ Chosen }, setChosen] = useState(choose);
      return (
        <ErrorBoundary
          fallback={(error, retry) => {
            if (!(error instanceof PageLoadError)) throw error;
            const again = () => {
              renew();
              setChosen(choose);
              retry();
            };
            return <PageNotLoaded error={error.cause} onRetry={again} onLeave={renew} />;
          }}
        >
          <Chosen {...props} />
        </ErrorBoundary>
      );
    },
    prepare: async () => {
      if (!ready) await fetchPage().catch(() => undefined);
    },
  };
}
