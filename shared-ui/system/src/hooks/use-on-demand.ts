import { type ComponentType, startTransition, useState } from 'react';
import { reportFailure } from '../root/report-failure.ts';
import { busyWhile, useBusy } from '../root/settled.ts';

/** Loaded modules by their load function, so that they are available at once the next time. */
const known = new WeakMap<object, object>();

/**
 * Code that is loaded by the click that needs it. Unlike React.lazy it can be retried after a lost connection, and the button
 * can show that it is busy. `load` must be the same function in every render.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  // In an object, because a state setter would call a function.
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(
    () => (known.get(load) as { Component: ComponentType<Props> } | undefined) ?? null,
  );
  // Until the component is rendered, which a transition may put off.
  useBusy(state === 'loading');
  const request = async () => {
    if (loaded || state === 'loading') return;
    setState('loading');
    try {
      const fetched = { Component: await busyWhile(load()) };
      known.set(load, fetched);
      // Input events have priority.
      startTransition(() => {
        setLoaded(fetched);
        setState('idle');
      });
    } catch (error) {
      reportFailure(error);
      setState('failed');
    }
  };
  return { Component: loaded?.Component, request, isLoading: state === 'loading', failed: state === 'failed' };
}
