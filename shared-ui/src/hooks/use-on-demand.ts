import { type ComponentType, startTransition, useState } from 'react';

/** What has been fetched, by the function that fetches it: it is there at once when it is wanted again. */
const known = new WeakMap<object, object>();

/**
 * Code that is fetched by the click that needs it. Unlike React.lazy it can be tried again after a lost connection, and the
 * button that asked can show that it is busy. `load` is the same function in every render.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  // In an object: a function given to a state setter would be called.
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(
    () => (known.get(load) as { Component: ComponentType<Props> } | undefined) ?? null,
  );
  const request = async () => {
    if (loaded || state === 'loading') return;
    setState('loading');
    try {
      const fetched = { Component: await load() };
      known.set(load, fetched);
      // Keys and clicks come first.
      startTransition(() => {
        setLoaded(fetched);
        setState('idle');
      });
    } catch {
      setState('failed');
    }
  };
  return { Component: loaded?.Component, request, isLoading: state === 'loading', failed: state === 'failed' };
}
