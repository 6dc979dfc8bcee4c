import { type ComponentType, useState } from 'react';

/**
 * Code that is fetched by the click that needs it. Unlike React.lazy it can be tried again after a lost connection, and the
 * button that asked can show that it is busy.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  // In an object: a function given to a state setter would be called.
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null);
  const request = async () => {
    if (loaded || state === 'loading') return;
    setState('loading');
    try {
      setLoaded({ Component: await load() });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { Component: loaded?.Component, request, isLoading: state === 'loading', failed: state === 'failed' };
}
