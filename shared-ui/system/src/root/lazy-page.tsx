import { type ComponentType, lazy, useState } from 'react';
import { ErrorBoundary } from '../components/error-boundary/error-boundary.tsx';
import { PageNotLoaded } from './page-not-loaded.tsx';
import { busyWhile } from './settled.ts';
import { WAITING_LIMIT } from './waiting.tsx';

export interface LazyPage<Props> {
  /** The element to render; suspends until the code has loaded, and shows a panel when it fails to load. */
  Page: ComponentType<Props>;
  /** Preloads the code; the page reports a failure. */
  prepare(): Promise<void>;
}

/** The code of a page failed to load. */
class PageLoadError extends Error {}

/** A file that does not come rejects by itself; code that waits for something else may never do. */
function inTime<Result>(code: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no code after ${WAITING_LIMIT} ms`)), WAITING_LIMIT);
  });
  return Promise.race([code, late]).finally(() => clearTimeout(timer));
}

function notLoaded(cause: unknown): never {
  throw new PageLoadError('the code of the page did not come', { cause });
}

/**
 * A page in its own chunk. A prepared page is rendered without `lazy`, because React shows a skeleton even for a resolved
 * promise, for at least 300 ms. If the code of a page fails to load, the other pages of the remote and their data are not
 * affected.
 */
export function lazyPage<Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let ready: ComponentType<Props> | undefined;
  const fetchPage = async () => {
    ready = await busyWhile(inTime(load()));
    return { default: ready };
  };
  const newLazy = () => lazy(() => fetchPage().catch(notLoaded));
  let current = newLazy();
  // React caches a failure permanently, and renders a failed page once more before it shows the panel, so only a render after
  // the panel may load again.
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
